import type { AddedPerson } from '@kirdaar/contract/applications/added-people';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';
import { Button } from '#ui/Button.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/added-people.ts';

/** Whom the house has added to the casting call, and what became of them. */
export function AddedList({ jobId: id }: { jobId: string }) {
  const { loaded, failure } = useLoaded(() =>
    callApi('GET /api/production/jobs/:id/added-people', { params: { id } }),
  );
  if (!loaded) return failure && <Notice tone="failure">{failure}</Notice>;
  const { people, deleted, takes_people } = loaded;
  return (
    <>
      {!takes_people && <Notice>{words.takes_nobody}</Notice>}
      {deleted > 0 && <p className="font-medium">{words.deleted(deleted)}</p>}
      {people.length > 0 && (
        <ul aria-label={words.added} className="divide-y divide-line border-line border-y">
          {people.map((person) => (
            <AddedRow key={person.application_id} person={person} />
          ))}
        </ul>
      )}
    </>
  );
}

function AddedRow({ person }: { person: AddedPerson }) {
  const { application_id: id, name, by, added_at, can_be_told, joined_at } = person;
  const [asked, setAsked] = useState(false);

  async function tell() {
    setAsked(true);
    try {
      const { message } = await callApi('POST /api/production/added-people/:id/tell', { params: { id } });
      showToast('success', message);
    } catch (error) {
      setAsked(false);
      showToast('failure', serverMessage(error, words.tell_failed));
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {words.added_on(longDayOf(added_at), by)} · {stateOf(person)}
        </p>
      </div>
      {!joined_at && can_be_told && (
        <Button variant="secondary" disabled={asked} aria-label={words.tell_of(name)} onClick={tell}>
          {words.tell}
        </Button>
      )}
    </li>
  );
}

function stateOf({ joined_at, is_merged, told_at, can_be_told }: AddedPerson): string {
  if (joined_at) return is_merged ? words.merged : words.joined(longDayOf(joined_at));
  if (told_at) return words.told(longDayOf(told_at));
  return can_be_told ? words.not_told : words.not_reachable;
}
