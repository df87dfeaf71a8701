import { lazy, Suspense } from 'react';
import { useSession } from '#session/use-session.ts';

// Visitors have no notices, so they do not load what shows them. A site without its bell is still the site.
const NoticeBell = lazy(() =>
  import('#features/notices/NoticeBell.tsx').then(
    (bell) => ({ default: bell.NoticeBell }),
    () => ({ default: () => <></> }),
  ),
);

/** The bell above public pages, for whoever is logged in. */
export function SiteBell() {
  const session = useSession();
  if (!session) return null;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <NoticeBell key={session.role} reader={session.role} />
    </Suspense>
  );
}
