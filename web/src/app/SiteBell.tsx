import { lazy, Suspense } from 'react';
import { useSession } from '#session/use-session.ts';

// Visitors have no notifications, so the bell is loaded only when needed. If it fails to load, the site works
// without it.
const NotificationBell = lazy(() =>
  import('#features/notifications/inbox/NotificationBell.tsx').then(
    (bell) => ({ default: bell.NotificationBell }),
    () => ({ default: () => <></> }),
  ),
);

/** The bell above public pages, for logged-in users. */
export function SiteBell() {
  const session = useSession();
  if (!session) return null;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <NotificationBell key={session.role} reader={session.role} />
    </Suspense>
  );
}
