import { redirect } from 'react-router';
import { agencyPaths } from '#agency-paths.ts';
import { openActing } from '#features/representation/acting/acting-session.ts';
import { startOf } from '#paths.ts';
import { returnPath } from '#session/return-path.ts';
import { Loading } from '#ui/Loading.tsx';
import type { Route } from './+types/ActPage.ts';

/** Where a notification about somebody leads: begins to act for them and opens the page. */
export async function clientLoader({ params: { mandate }, request }: Route.ClientLoaderArgs) {
  const opened = await openActing(mandate, returnPath(new URL(request.url).search) ?? startOf.talent);
  if (!opened) throw redirect(agencyPaths.worksheet);
  return null;
}

export default function ActPage() {
  return <Loading />;
}
