import type { StaffReport } from '@kirdaar/contract/admin/report-reviews';
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
import * as words from '#words/admin/report-reviews.ts';
import { report_reasons } from '#words/rules/reports.ts';
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

const reasons = [words.warn_money, words.warn_harassment];

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
      title={words.title(words.subjects[subject], report_reasons[reason])}
      lead={words.reported[by ?? 'deleted'](formatDateTime(reported_at))}
    >
      {closed_at && <Notice>{words.closed(formatDateTime(closed_at))}</Notice>}
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <>
            <Button disabled={close.busy} onClick={() => setAsks('warned')}>
              {words.warn} <Key name="W" />
            </Button>
            {can_take_down && (
              <Button variant="secondary" disabled={close.busy} onClick={() => setAsks('taken_down')}>
                {words.take_down}
              </Button>
            )}
            <Button
              variant="secondary"
              disabled={close.busy}
              onClick={() => close.submit({ id, outcome: 'no_action', note: '' })}
            >
              {words.no_action}
            </Button>
          </>
        )}
        <Button variant="quiet" disabled={close.busy} onClick={onDone}>
          {words.next} <Key name="N" />
        </Button>
      </div>
      {text && (
        <Section title={words.reporter_text}>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </Section>
      )}
      <Copy report={report} />
      <SubjectLink report={report} />
      {asks && (
        <ReasonForm
          title={asks === 'warned' ? words.warn_title : words.take_down}
          label={words.note}
          submitLabel={asks === 'warned' ? words.warn_send : words.take_down_send}
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
      {subject === 'job' ? words.open_call : words.open_house}
    </Link>
  );
}

/** What was reported, as it was then. */
function Copy({ report: { facts, messages } }: { report: StaffReport }) {
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
                {party === 'house' ? words.party_house : words.party_talent}
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
