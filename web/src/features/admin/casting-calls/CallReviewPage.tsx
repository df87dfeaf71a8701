import type { ReviewedJob } from '@kirdaar/contract/admin/casting-calls';
import { mayActAsStaff, type StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { Link, useOutletContext } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { CallFields, CallFlags } from '#features/admin/casting-calls/CallFields.tsx';
import { callChoices } from '#features/admin/casting-calls/call-choices.ts';
import { DecisionBar, useDecision } from '#features/admin/decisions/DecisionBar.tsx';
import { HouseHistory } from '#features/admin/house-suspensions/HouseHistory.tsx';
import { linkLook } from '#features/admin/looks.ts';
import { Notes } from '#features/admin/staff-lists/Notes.tsx';
import { RowsSection } from '#features/admin/staff-lists/StaffRows.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as listWords from '#words/admin/lists.ts';
import * as words from '#words/admin/reviews.ts';
import { status_for_house } from '#words/jobs/job-details.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/CallReviewPage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/jobs/:id', { params })).job;

export const clientAction = staffAction;

export default function CallReviewPage({ loaderData: job }: Route.ComponentProps) {
  return <CallReview key={`${job.id} ${job.version}`} job={job} />;
}

function CallReview({ job }: { job: ReviewedJob }) {
  const { id, title, house } = job;
  const write = useDecision(id);
  const { role } = useOutletContext<{ role: StaffRole }>();
  const mayDecide = mayActAsStaff(role, { staff: ['moderator'] });
  const houseName = house.name ?? words.unnamed_house;
  return (
    <Page title={call_title(title)} lead={`${houseName} · ${words.call_sent(formatDateTime(job.sent_at))}`}>
      <CallFlags job={job} />
      <StateNotice job={job} />
      <DecisionBar
        id={id}
        decision={job.decision}
        write={write}
        choices={mayDecide ? callChoices(job) : []}
      />
      <CallFields job={job} />
      <HouseFacts job={job} />
      <RowsSection title={listWords.kinds.report} kind="report" rows={job.reports} />
      <Notes subject="call" id={id} notes={job.notes} />
      <HouseHistory events={job.history} />
    </Page>
  );
}

function StateNotice({ job: { waits, held, refused, rejection, status } }: { job: ReviewedJob }) {
  if (held) return <Notice>{words.held}</Notice>;
  if (waits === 'call') return <Notice>{words.new_call}</Notice>;
  if (waits === 'edit') return <Notice>{words.new_edit}</Notice>;
  if (waits === 'removal') return <Notice>{words.failed_removal}</Notice>;
  if (refused && rejection) return <Notice tone="failure">{words.call_refused(rejection)}</Notice>;
  if (rejection) return <Notice>{words.call_rejected(rejection)}</Notice>;
  return <Notice>{words.nothing_waits[status]}</Notice>;
}

function HouseFacts({ job: { house, applications, applicants } }: { job: ReviewedJob }) {
  const facts = [
    house.verified ? common.verified_house : words.not_verified,
    words.registered(formatDateTime(house.since)),
    words.house_calls(house.calls),
    words.open_reports(house.open_reports),
    [
      words.applications(applications),
      ...applicants.map(({ status, number }) => `${status_for_house[status]}: ${number}`),
    ].join(' · '),
  ];
  return (
    <Section title={house.name ?? words.unnamed_house}>
      <ul className="flex flex-col gap-1">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link to={adminPath('house', house.id)} className={`mt-3 inline-block ${linkLook}`}>
        {words.call_open_house}
      </Link>
    </Section>
  );
}
