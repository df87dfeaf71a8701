import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import { closeActing, openActing, ownSession } from '#features/representation/acting/acting-session.ts';
import type { Session } from '#session/store.ts';
import * as words from '#words/representation/mandates.ts';

/** The people for whom the user can act, as entries of a menu, and the way back. */
export function ActingSwitch({ session }: { session: Session & { role: 'talent' } }) {
  const place = useRef<HTMLDivElement>(null);
  const [people, setPeople] = useState<Mandate[]>([]);
  const { acting, user } = session;
  const token = ownSession(session)?.token;
  useEffect(() => {
    const leaving = new AbortController();
    const read = () =>
      readPeople(token).then((found) => leaving.signal.aborted || !found || setPeople(found));
    void read();
    // Each time the menu opens: a child may have been added, or a mandate ended, since.
    place.current?.closest('details')?.addEventListener('toggle', read, leaving);
    return () => leaving.abort();
  }, [token]);
  return (
    <div ref={place}>
      {acting && <Entry label={words.acting_back(acting.before.user.name)} onChoose={() => closeActing()} />}
      {people
        .filter(({ talent }) => talent?.id !== user.id)
        .map(({ id, talent }) => (
          <Entry key={id} label={words.act_for(talent?.name ?? '')} onChoose={() => openActing(id)} />
        ))}
    </div>
  );
}

function Entry({ label, onChoose }: { label: string; onChoose: () => unknown }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken"
    >
      <UserRound aria-hidden className="size-4 shrink-0" />
      <span className="wrap-anywhere">{label}</span>
    </button>
  );
}

/** Without a connection or a session, the page itself says so. */
async function readPeople(token: string | undefined): Promise<Mandate[] | undefined> {
  try {
    const { acts_for } = await callApi('GET /api/user/mandates', {}, { token });
    return acts_for.filter(({ state }) => state === 'active');
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
