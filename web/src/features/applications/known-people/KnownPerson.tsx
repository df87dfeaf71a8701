import { callApi } from '#api/call-api.ts';
import { MetBefore } from '#features/applications/known-people/MetBefore.tsx';
import { PersonMenu } from '#features/applications/known-people/PersonMenu.tsx';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';

/** What a house knows of somebody from its casting calls, and what it can do with them. */
export function KnownPerson({ talentId: id, name }: { talentId: string; name: string }) {
  const { loaded } = useLoaded(() => callApi('GET /api/production/met-before/:id', { params: { id } }));
  // It matters less than the profile, so a failure shows nothing.
  if (!loaded) return null;
  const usable = loaded.met.find(({ status }) => status !== 'withdrawn');
  return (
    <>
      <PersonMenu
        person={{ talent_id: id, name, application_id: usable?.application_id }}
        className="self-start border border-line"
      />
      <MetBefore met={loaded.met} />
    </>
  );
}
