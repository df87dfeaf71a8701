import type { WaitingItem } from '@kirdaar/contract/admin/today';
import { useEffect, useState } from 'react';
import type { StaffCall } from '#features/admin/call-staff-api.ts';
import type { Choice } from '#features/admin/decisions/choice.ts';
import { commonChoices } from '#features/admin/decisions/common-choices.ts';
import { useShown } from '#features/admin/decisions/use-shown.ts';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { type ItemRead, readItem } from '#features/admin/today/read-item.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/admin/staff-area.ts';

/** An item and the request that decides it as it was read. */
export interface Decided {
  item: WaitingItem;
  call: StaffCall;
}

interface ReadTogetherProps {
  items: readonly WaitingItem[];
  onDecide: (decided: readonly Decided[]) => void;
  onClose: () => void;
}

/** Shows all that several items say, and then decides them by one choice with one reason. */
export function ReadTogether({ items, onDecide, onClose }: ReadTogetherProps) {
  const [read, setRead] = useState<readonly ItemRead[]>([]);
  const [asked, setAsked] = useState<string>();
  const [toRead] = useState(items);
  useEffect(() => {
    let isOpen = true;
    async function readAll() {
      for (const item of toRead) {
        const one = await readItem(item);
        if (!isOpen) return;
        setRead((before) => [...before, one]);
      }
    }
    void readAll();
    return () => {
      isOpen = false;
    };
  }, [toRead]);
  const isRead = read.length === toRead.length;
  const isShown = useShown(String(isRead));
  const open = read.filter(({ left }) => left === undefined);
  const choices = isRead ? commonChoices(open.map((one) => one.choices)) : [];
  const decide = (same: readonly Choice[], reason: string, ground: string) =>
    onDecide(
      open.flatMap(({ item }, place) => {
        const call = same[place]?.decide(reason, ground);
        return call ? [{ item, call }] : [];
      }),
    );
  const isReady = isRead && isShown;

  return (
    <Dialog wide title={words.together_title(toRead.length)} onClose={onClose}>
      <p className="text-muted">{words.together_lead}</p>
      {read.map(({ item, content, left }) => (
        <section key={item.id} aria-label={item.title} className="flex flex-col gap-3">
          <h2 className="wrap-anywhere text-xl">
            {item.title}
            {item.by && <span className="text-muted"> · {item.by}</span>}
          </h2>
          {left === undefined ? content : <Notice tone="failure">{left}</Notice>}
        </section>
      ))}
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap gap-2 border-line border-t bg-card px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
        {isRead ? (
          choices.map(({ label, reason, same }, place) => (
            <Button
              key={label}
              variant={place === 0 ? 'primary' : 'secondary'}
              disabled={!isReady}
              onClick={() => (reason ? setAsked(label) : decide(same, '', ''))}
            >
              {words.together_choice(label, open.length)}
            </Button>
          ))
        ) : (
          <p role="status">{words.together_reading(read.length, toRead.length)}</p>
        )}
      </div>
      {choices
        .filter(({ label }) => label === asked)
        .map(
          ({ label, reason, same }) =>
            reason && (
              <ReasonForm
                key={label}
                title={words.together_choice(label, open.length)}
                submitLabel={words.together_choice(label, open.length)}
                {...reason}
                busy={false}
                error={undefined}
                onSubmit={(given, ground) => decide(same, given, ground)}
                onClose={() => setAsked(undefined)}
              />
            ),
        )}
    </Dialog>
  );
}
