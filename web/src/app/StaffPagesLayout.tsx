import { Outlet, useOutletContext } from 'react-router';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { UndoBar } from '#features/admin/decisions/UndoBar.tsx';
import { StaffErrorBoundary } from '#features/admin/StaffErrorBoundary.tsx';
import type { Route } from './+types/StaffPagesLayout.ts';

export const clientLoader = async () => (await callStaffApi('GET /api/admin/decisions')).decisions;

export const ErrorBoundary = StaffErrorBoundary;

/** The pages of the staff area. A page that fails keeps the frame of the area. */
export default function StaffPagesLayout({ loaderData: decisions }: Route.ComponentProps) {
  return (
    <>
      <Outlet context={useOutletContext()} />
      <UndoBar decisions={decisions} />
    </>
  );
}
