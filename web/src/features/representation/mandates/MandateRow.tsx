import type { Mandate } from '@kirdaar/contract/representation/mandates';
import type { ReactNode } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { ReportButton } from '#features/messaging/reports/ReportButton.tsx';
import { openActing } from '#features/representation/acting/acting-session.ts';
import { mandateWrites } from '#features/representation/mandates/mandate-writes.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay, longDayOf } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/representation/mandates.ts';

interface MandateRowProps {
  mandate: Mandate;
  /** Whether the user is the one who acts. */
  isHolder: boolean;
  /** Further actions. */
  children?: ReactNode;
}

export function MandateRow({ mandate, isHolder, children }: MandateRowProps) {
  const { id, kind, state, scopes, commission_note, shown_publicly } = mandate;
  const end = useWrite(mandateWrites, 'endMandate');
  const show = useWrite(mandateWrites, 'showPublicly');
  const name = (isHolder ? mandate.talent : mandate.holder)?.name ?? mandate.name;
  const error = end.error ?? show.error;
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted text-sm">{stateText(mandate)}</p>
        {state !== 'ended' && (
          <p className="text-sm">{scopes.map((scope) => words.scopes[scope]).join(' · ')}</p>
        )}
        {commission_note && <p className="wrap-anywhere text-sm">{words.commission(commission_note)}</p>}
      </div>
      {error && <Notice tone="failure">{serverMessage(error, words.end_failed)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {isHolder && state === 'active' && (
          <Button onClick={() => openActing(id)}>{words.act_for(name)}</Button>
        )}
        {!isHolder && kind === 'agency' && state === 'active' && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={show.pending?.shown_publicly ?? shown_publicly}
              disabled={show.busy}
              onChange={({ target }) => show.submit({ id, shown_publicly: target.checked })}
            />
            {words.shown_publicly}
          </label>
        )}
        {children}
        {!isHolder && kind === 'agency' && mandate.holder && (
          <ReportButton subject="talent" id={mandate.holder.id} from={paths.representation} />
        )}
        {/* The consent of a guardian is withdrawn on the page of the family. */}
        {state !== 'ended' && kind !== 'guardian' && (
          <EndMandate name={name} isInvited={state === 'invited'} write={end} id={id} />
        )}
      </div>
    </li>
  );
}

interface EndMandateProps {
  id: string;
  name: string;
  isInvited: boolean;
  write: PendingWrite<string>;
}

function EndMandate({ id, name, isInvited, write }: EndMandateProps) {
  return (
    <ConfirmButton
      question={isInvited ? words.withdraw_question(name) : words.end_question(name)}
      confirm={isInvited ? words.withdraw : words.end_confirm}
      label={isInvited ? words.withdraw_label(name) : words.end_label(name)}
      busy={write.busy}
      onConfirm={() => write.submit(id)}
    >
      {isInvited ? words.withdraw : words.end}
    </ConfirmButton>
  );
}

function stateText(mandate: Mandate): string {
  const { kind, state, contact, link_ends_at, active_since, until, ended_at, invited_at } = mandate;
  if (state === 'invited') {
    const works = link_ends_at && new Date(link_ends_at) > new Date();
    const invited = [words.kinds[kind], words.invited_on(longDayOf(invited_at)), contact];
    return [...invited, !works && words.link_ended].filter(Boolean).join(' · ');
  }
  if (ended_at) return words.ended_on(longDayOf(ended_at));
  if (state === 'paused') return [words.kinds[kind], words.paused].join(' · ');
  const since = words.since(words.kinds[kind], longDayOf(active_since ?? invited_at));
  return until ? `${since} · ${words.until(longDay(until))}` : since;
}
