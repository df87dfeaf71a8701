import type { ActingEvent } from '@kirdaar/contract/representation/acting';
import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { agencyPaths } from '#agency-paths.ts';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { MandateRow } from '#features/representation/mandates/MandateRow.tsx';
import { mandateWrites } from '#features/representation/mandates/mandate-writes.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { family_title } from '#words/representation/family.ts';
import * as words from '#words/representation/mandates.ts';
import { worksheet_title } from '#words/representation/submissions.ts';
import { call_title } from '#words/rules/calls.ts';
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
          <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
            {acts_for.some(({ state }) => state === 'active') && (
              <ButtonLink to={agencyPaths.worksheet} variant="secondary">
                {worksheet_title}
              </ButtonLink>
            )}
            {acts_for.some(({ kind }) => kind === 'guardian') && (
              <ButtonLink to={paths.family} variant="secondary">
                {family_title}
              </ButtonLink>
            )}
          </div>
        </Section>
      </div>
    </Page>
  );
}

function eventText({ actor_name, agency_name, act, title }: ActingEvent): string {
  const name = actor_name ?? words.somebody;
  const who = agency_name ? words.member_of(name, agency_name) : name;
  return words.event(who, words.acts[act], title && call_title(title));
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
