import type { StaffRow } from '@kirdaar/contract/admin/staff-lists';
import { searchedKinds } from '@kirdaar/contract/rules/staff-lists';
import { mayActAsStaff, type StaffRole } from '@kirdaar/contract/rules/staff-roles';
import type { ReactNode } from 'react';
import { Link, useOutletContext } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { rowLinkLook } from '#features/admin/looks.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { type Labels, labelOf } from '#ui/label-of.ts';
import { Section } from '#ui/Section.tsx';
import { actions } from '#words/admin/audit-log.ts';
import * as identityWords from '#words/admin/identity-checks.ts';
import * as words from '#words/admin/lists.ts';
import { order_states } from '#words/admin/money.ts';
import { states as personStates } from '#words/admin/people.ts';
import { appeal_subjects } from '#words/admin/reviews.ts';
import { status_for_house } from '#words/jobs/job-details.ts';
import * as dispatch from '#words/notifications/dispatch.ts';
import { call_title } from '#words/rules/calls.ts';
import { legal_names } from '#words/rules/consents.ts';
import { report_reasons } from '#words/rules/conversations.ts';

/** What the titles, the second texts and the states of a list are codes of. */
const labels: Record<string, { title?: Labels; about?: Labels; state?: Labels }> = {
  house: { about: words.shared, state: words.states.house },
  call: { state: words.states.call },
  person: { state: personStates },
  application: { state: status_for_house },
  order: { state: order_states },
  report: { about: report_reasons, state: words.states.report },
  suspension: { about: appeal_subjects, state: words.states.suspension },
  message: { about: dispatch.channels, state: words.states.message },
  consent: {
    title: { ...dispatch.channels, ...legal_names, registration: words.registration },
    state: words.states.consent,
  },
  identity: { title: identityWords.kinds, state: identityWords.states },
  decided: { state: actions },
};

interface StaffRowsProps {
  kind: keyof typeof labels;
  rows: readonly StaffRow[];
}

/** Rows of one kind, each with a link to its page if the role of the reader may open it. */
export function StaffRows({ kind, rows }: StaffRowsProps) {
  const { role } = useOutletContext<{ role: StaffRole }>();
  const { title: titles = {}, about: abouts = {}, state: states = {} } = labels[kind] ?? {};
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ id, page, page_id, title, about, state, at }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0">
          <div className="min-w-44 grow basis-0">
            {page && page_id && mayOpen(role, page) ? (
              <Link to={adminPath(page, page_id)} className={rowLinkLook}>
                {title ? labelOf(titles, call_title(title)) : words.unnamed}
              </Link>
            ) : (
              <span className="wrap-anywhere font-semibold">
                {title ? labelOf(titles, call_title(title)) : words.unnamed}
              </span>
            )}
            <p className="wrap-anywhere text-muted text-sm">
              {[
                ...(about ? about.split(' · ') : []).map((part) => labelOf(abouts, call_title(part))),
                formatDateTime(at),
              ].join(' · ')}
            </p>
          </div>
          {state && <p className="text-sm">{labelOf(states, state)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Documents and appeals are of moderators. */
function mayOpen(role: StaffRole, page: NonNullable<StaffRow['page']>): boolean {
  if (page === 'identity') return mayActAsStaff(role, { staff: ['moderator', 'support'] });
  const staff =
    page in searchedKinds ? searchedKinds[page as keyof typeof searchedKinds] : ['moderator' as const];
  return mayActAsStaff(role, { staff });
}

interface RowsSectionProps extends StaffRowsProps {
  title: string;
  lead?: ReactNode;
}

/** A section with rows; nothing without any. */
export function RowsSection({ title, lead, ...list }: RowsSectionProps) {
  if (list.rows.length === 0) return null;
  return (
    <Section title={title} lead={lead}>
      <StaffRows {...list} />
    </Section>
  );
}
