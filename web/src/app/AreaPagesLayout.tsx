import { Outlet } from 'react-router';
import { AreaErrorBoundary } from '#app/AreaErrorBoundary.tsx';

export const ErrorBoundary = AreaErrorBoundary;

/** The pages of a signed-in area. A page that fails keeps the frame of its area. */
export default function AreaPagesLayout() {
  return <Outlet />;
}
