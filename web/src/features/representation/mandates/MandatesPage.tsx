import type { ActingEvent } from '@kirdaar/contract/representation/acting';
import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { openActing } from '#features/representation/acting/acting-session.ts';
import { mandateWrites } from '#features/representation/mandates/mandate-writes.ts';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay, longDayOf } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/representation/mandates.ts';
import { worksheet_title } from '#words/representation/submissions.ts';
import type { Route } from './+types/MandatesPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.mandates_title, page);

export async function clientLoader() {
  const [{ acts_for, acted_by }, { events }] = await Promise.all([
    callApi('GET /api/user/mandates'),
    callApi('GET /api/user/acting-history'),
  ]);
  return { acts_for, acted_by, events };
}

export const clientAction = pageAction(mandateWrites);

/** Who acts for the user and what they did, and for whom the user acts. */
export default function MandatesPage({ loaderData }: Route.ComponentProps) {
  const { acts_for, acted_by, events } = loaderData;
  return (
    <Page title={words.mandates_title} lead={words.mandates_lead}>
      <div className="flex max-w-2xl flex-col gap-6">
        <Section title={words.acted_by_title}>
          <MandateList mandates={acted_by} nobody={words.acted_by_nobody} />
        </Section>
        {events.length > 0 && (
          <Section title={words.history_title}>
            <ul className="flex flex-col gap-3">
              {events.map((event) => (
                <li key={event.id}>
                  <p className="font-medium wrap-anywhere">{eventText(event)}</p>
                  <p className="text-muted text-sm">{longDayOf(event.happened_at)}</p>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={words.acts_for_title}>
          <MandateList mandates={acts_for} nobody={words.acts_for_nobody} isHolder />
          {acts_for.some(({ state }) => state === 'active') && (
            <ButtonLink to={paths.agencyWorksheet} variant="secondary" className="mt-4">
              {worksheet_title}
            </ButtonLink>
          )}
        </Section>
      </div>
    </Page>
  );
}

function eventText({ actor_name, agency_name, act, title }: ActingEvent): string {
  const name = actor_name ?? words.somebody;
  const who = agency_name ? words.member_of(name, agency_name) : name;
  return words.event(who, words.acts[act], title);
}

interface MandateListProps {
  mandates: readonly Mandate[];
  nobody: string;
  isHolder?: boolean;
}

function MandateList({ mandates, nobody, isHolder = false }: MandateListProps) {
  if (mandates.length === 0) return <p className="text-muted">{nobody}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {mandates.map((mandate) => (
        <MandateRow key={mandate.id} mandate={mandate} isHolder={isHolder} />
      ))}
    </ul>
  );
}

function MandateRow({ mandate, isHolder }: { mandate: Mandate; isHolder: boolean }) {
  const { id, kind, state, scopes, shown_publicly } = mandate;
  const end = useWrite(mandateWrites, 'endMandate');
  const show = useWrite(mandateWrites, 'showPublicly');
  const name = (isHolder ? mandate.talent : mandate.holder)?.name ?? mandate.name;
  const error = end.error ?? show.error;
  // A child withdraws the consent with the guardian.
  const canEnd = state !== 'ended' && (isHolder || kind !== 'guardian');
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted text-sm">{stateText(mandate)}</p>
        <p className="text-sm">{scopes.map((scope) => words.scopes[scope]).join(' · ')}</p>
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
        {canEnd && (
          <ConfirmButton
            question={words.end_question(name)}
            confirm={words.end_confirm}
            label={words.end_label(name)}
            busy={end.busy}
            onConfirm={() => end.submit(id)}
          >
            {words.end}
          </ConfirmButton>
        )}
      </div>
    </li>
  );
}

function stateText({ kind, state, active_since, until, ended_at, invited_at }: Mandate): string {
  if (state === 'invited') return words.invited_on(longDayOf(invited_at));
  if (state === 'ended') return ended_at ? words.ended_on(longDayOf(ended_at)) : words.ended;
  const since = words.since(words.kinds[kind], longDayOf(active_since ?? invited_at));
  return until ? `${since} · ${words.until(longDay(until))}` : since;
}
