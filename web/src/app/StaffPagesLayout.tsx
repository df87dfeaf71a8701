import { Outlet, useOutletContext } from 'react-router';
import { StaffErrorBoundary } from '#features/admin/StaffErrorBoundary.tsx';

export const ErrorBoundary = StaffErrorBoundary;

/** The pages of the staff area. A page that fails keeps the frame of the area. */
export default function StaffPagesLayout() {
  return <Outlet context={useOutletContext()} />;
}
