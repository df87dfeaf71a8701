import type { SharedPerson } from '@kirdaar/contract/applications/share-links';
import { useState } from 'react';
import { SharedPersonCard } from '#features/applications/review/SharedPersonCard.tsx';
import type { Viewer } from '#features/applications/review/SharedVideo.tsx';
import { useClientAnswers } from '#features/applications/review/use-client-answers.ts';
import { Button } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/applications/shared-board.ts';

interface SharedPeopleProps {
  people: readonly SharedPerson[];
  label: string;
  viewer: Viewer;
}

/** The applicants of a share link with the answers of the viewer, who can put two beside each other. */
export function SharedPeople({ people, label, viewer }: SharedPeopleProps) {
  const given = useClientAnswers(viewer.token, people);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const compared = people.filter(({ id }) => chosen.includes(id));
  const shared = { label, viewer, given };

  function compare() {
    for (const video of document.querySelectorAll('video')) video.pause();
    setComparing(true);
  }

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen.slice(-1), id]);
  }

  return (
    <>
      <CardGrid>
        {people.map((person) => (
          <li key={person.id}>
            <SharedPersonCard
              {...shared}
              person={person}
              action={
                <label className="flex min-h-11 shrink-0 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    aria-label={words.compare_choose(person.name)}
                    checked={chosen.includes(person.id)}
                    onChange={() => toggle(person.id)}
                    className="size-5"
                  />
                  {words.compare}
                </label>
              }
            />
          </li>
        ))}
      </CardGrid>
      {chosen.length > 0 && (
        <div className="sticky bottom-4 z-10 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center gap-3 rounded-card border border-line bg-card p-3 shadow-float">
          <p className="wrap-anywhere">{compared.map(({ name }) => name).join(', ')}</p>
          {chosen.length === 2 ? (
            <Button onClick={compare}>{words.compare_both}</Button>
          ) : (
            <p className="text-muted text-sm">{words.compare_one_more}</p>
          )}
        </div>
      )}
      {comparing && (
        <Dialog title={words.compare_title} wide onClose={() => setComparing(false)}>
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard scrolls it.
            tabIndex={0}
            aria-label={words.compare_title}
            className="flex snap-x snap-mandatory gap-4 overflow-x-auto *:w-[88%] *:shrink-0 *:snap-center sm:grid sm:grid-cols-2 sm:*:w-full"
          >
            {compared.map((person) => (
              <li key={person.id}>
                <SharedPersonCard {...shared} person={person} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
