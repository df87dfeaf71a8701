import type { StaffReport } from '@kirdaar/contract/admin/report-reviews';
import { reportReasonLabels } from '@kirdaar/contract/rules/reports';
import type { ReportOutcome } from '@kirdaar/contract/rules/staff-queue';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { fieldLabel } from '#features/admin/casting-calls/field-label.ts';
import { fieldText } from '#features/admin/casting-calls/field-text.ts';
import { Key } from '#features/admin/Key.tsx';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { nextPath } from '#features/admin/today/item-path.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { useKeys } from '#features/admin/use-keys.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/ReportPage.ts';

const writes = {
  close: ({ id, ...body }: { id: string; outcome: ReportOutcome; note: string }) =>
    callStaffApi('POST /api/admin/reports/:id/close', { params: { id }, body }),
};

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/reports/:id', { params: { id: params.id } })).report;

export const clientAction = pageAction(writes);

/** Each reading is recorded, so the page is not loaded again after a decision. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

const subjects: Record<StaffReport['subject'], string> = {
  job: 'Casting call',
  house: 'Production house',
  talent: 'Talent profile',
  conversation: 'Conversation',
};
const reporters = { talent: 'a talent', production: 'a production house' };

const reasons = [
  'Do not ask talent for money, for any purpose.',
  'Keep messages about the role. Talent reported a message as harassment.',
];

export default function ReportPage({ loaderData: report }: Route.ComponentProps) {
  return <ReportReview key={report.id} report={report} />;
}

function ReportReview({ report }: { report: StaffReport }) {
  const { id, subject, reason, text, reported_at, closed_at, by, can_take_down } = report;
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'warned' | 'taken_down'>();
  const onDone = async () => navigate(await nextPath(id));
  const close = useConfirmedWrite(writes, 'close', { onDone });
  const isOpen = closed_at === null;
  useKeys({ w: isOpen ? () => setAsks('warned') : undefined, n: () => void onDone() });
  return (
    <Page
      title={`${subjects[subject]}: ${reportReasonLabels[reason].toLowerCase()}`}
      lead={`Reported ${formatDateTime(reported_at)} by ${by ? reporters[by] : 'a deleted account'}`}
    >
      {closed_at && <Notice>This report was closed {formatDateTime(closed_at)}.</Notice>}
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <>
            <Button disabled={close.busy} onClick={() => setAsks('warned')}>
              Warn <Key name="W" />
            </Button>
            {can_take_down && (
              <Button variant="secondary" disabled={close.busy} onClick={() => setAsks('taken_down')}>
                Take the casting call down
              </Button>
            )}
            <Button
              variant="secondary"
              disabled={close.busy}
              onClick={() => close.submit({ id, outcome: 'no_action', note: '' })}
            >
              Close without action
            </Button>
          </>
        )}
        <Button variant="quiet" disabled={close.busy} onClick={onDone}>
          Next <Key name="N" />
        </Button>
      </div>
      {text && (
        <Section title="What the reporter says">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </Section>
      )}
      <Copy report={report} />
      <SubjectLink report={report} />
      {asks && (
        <ReasonForm
          title={asks === 'warned' ? 'Warn the other side' : 'Take the casting call down'}
          label="What the other side is told"
          submitLabel={asks === 'warned' ? 'Send warning and close' : 'Take down and close'}
          suggestions={reasons}
          busy={close.busy}
          error={close.error}
          onSubmit={(note) => close.submit({ id, outcome: asks, note })}
          onClose={() => setAsks(undefined)}
        />
      )}
    </Page>
  );
}

/** The page of staff about what was reported, if there is one. */
function SubjectLink({ report: { subject, about } }: { report: StaffReport }) {
  if (subject !== 'job' && subject !== 'house') return null;
  return (
    <Link
      to={adminPaths[subject === 'job' ? 'call' : 'house'].replace(':id', about)}
      className="self-start font-semibold text-accent underline underline-offset-4"
    >
      {subject === 'job' ? 'Open the casting call as it is now' : 'Open the production house'}
    </Link>
  );
}

/** What was reported, as it was then. */
function Copy({ report: { facts, messages } }: { report: StaffReport }) {
  return (
    <Section
      title="What was reported"
      lead="As it was when it was reported. The audit log records that you opened it."
    >
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="font-semibold text-sm">{fieldLabel(name)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{fieldText(value)}</dd>
          </div>
        ))}
      </dl>
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
                {party === 'house' ? 'Production house' : 'Talent'}
                {reported && ' · reported'}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
