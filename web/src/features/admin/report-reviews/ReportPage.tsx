import type { StaffReport } from '@kirdaar/contract/admin/report-reviews';
import type { ReportOutcome } from '@kirdaar/contract/rules/staff-queue';
import { Link } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { fieldLabel, fieldText } from '#features/admin/casting-calls/field-text.ts';
import { DecisionBar, useDecision } from '#features/admin/decisions/DecisionBar.tsx';
import { linkLook } from '#features/admin/looks.ts';
import { classNames } from '#ui/class-names.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as queueTitlesWords from '#words/admin/queue-titles.ts';
import * as words from '#words/admin/reviews.ts';
import { open_proof } from '#words/bookings/pay.ts';
import { report_reasons } from '#words/rules/conversations.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ReportPage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/reports/:id', { params })).report;

export const clientAction = staffAction;

/** Each reading is recorded, so the page is not loaded again after a decision. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) => formMethod === undefined;

export default function ReportPage({ loaderData: report }: Route.ComponentProps) {
  return <ReportReview key={report.id} report={report} />;
}

function ReportReview({ report }: { report: StaffReport }) {
  const { id, subject, reason, text, reported_at, closed_at, by, can_take_down } = report;
  const write = useDecision(id);
  const reported = report.facts.find(({ name }) => name === 'house' || name === 'talent')?.value;
  const note = { label: words.report_note(reported), suggestions: [words.warn_money, words.warn_harassment] };
  const decideAs = (outcome: ReportOutcome) => (given: string) =>
    ({ name: 'POST /api/admin/reports/:id/close', params: { id }, body: { outcome, note: given } }) as const;
  const warn = {
    label: words.warn,
    shortcut: 'W',
    reason: { title: words.warn_title, submitLabel: words.warn_send, ...note },
    decide: decideAs('warned'),
  };
  const takeDown = {
    label: words.report_take_down,
    reason: { submitLabel: words.take_down_send, ...note },
    decide: decideAs('taken_down'),
  };
  const close = { label: words.no_action, decide: decideAs('no_action') };
  return (
    <Page
      title={words.report_title(queueTitlesWords.reported[subject], report_reasons[reason])}
      lead={words.reported[by ?? 'deleted'](formatDateTime(reported_at))}
    >
      {closed_at && <Notice>{words.report_closed(formatDateTime(closed_at))}</Notice>}
      <DecisionBar
        id={id}
        decision={report.decision}
        write={write}
        choices={closed_at ? [] : [warn, ...(can_take_down ? [takeDown] : []), close]}
      />
      {text && (
        <Section title={words.reporter_text}>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </Section>
      )}
      <Copy report={report} />
      <SubjectLink report={report} />
    </Page>
  );
}

function SubjectLink({ report: { subject, about } }: { report: StaffReport }) {
  if (subject !== 'job' && subject !== 'house') return null;
  return (
    <Link to={adminPath(subject === 'job' ? 'call' : 'house', about)} className={`self-start ${linkLook}`}>
      {subject === 'job' ? words.report_open_call : common.open_house}
    </Link>
  );
}

function Copy({ report: { facts, messages, proofs } }: { report: StaffReport }) {
  return (
    <Section title={words.copy} lead={words.copy_lead}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="font-semibold text-sm">{fieldLabel(name)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{fieldText(name, value)}</dd>
          </div>
        ))}
      </dl>
      {proofs.map(({ party, url }) => (
        <a
          key={party}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={`mt-3 block ${linkLook}`}
        >
          {open_proof[party]}
        </a>
      ))}
      {messages.length > 0 && (
        <ol className="mt-5 flex flex-col gap-2">
          {messages.map(({ party, text, written_at, reported }) => (
            <li
              key={written_at}
              className={classNames(
                'rounded-control border px-4 py-2.5',
                reported ? 'border-accent bg-wash' : 'border-line',
                party === 'house' ? 'sm:mr-12' : 'sm:ml-12',
              )}
            >
              <p className="text-muted text-sm">
                {party === 'house' ? words.party_house : common.talent}
                {reported && ` · ${words.message_reported}`}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
