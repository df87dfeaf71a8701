import { PeopleActions } from '#features/houses/discovery/PeopleActions.tsx';
import { useSession } from '#session/use-session.ts';

/** What a house can do with the talent of a profile. */
export function HouseActions({ talentId: id, name }: { talentId: string; name: string }) {
  if (useSession()?.role !== 'production') return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <PeopleActions people={[{ id, name }]} />
    </div>
  );
}
