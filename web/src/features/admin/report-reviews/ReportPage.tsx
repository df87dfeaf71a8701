import type { StaffReport } from '@kirdaar/contract/admin/report-reviews';
import { Link } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { DecisionBar, useDecision } from '#features/admin/decisions/DecisionBar.tsx';
import { linkLook } from '#features/admin/looks.ts';
import { ReportCopy } from '#features/admin/report-reviews/ReportCopy.tsx';
import { reportChoices } from '#features/admin/report-reviews/report-choices.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as queueTitlesWords from '#words/admin/queue-titles.ts';
import * as words from '#words/admin/reviews.ts';
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
  const { id, subject, reason, reported_at, closed_at, by } = report;
  const write = useDecision(id);
  return (
    <Page
      title={words.report_title(queueTitlesWords.reported[subject], report_reasons[reason])}
      lead={words.reported[by ?? 'deleted'](formatDateTime(reported_at))}
    >
      {closed_at && <Notice>{words.report_closed(formatDateTime(closed_at))}</Notice>}
      <DecisionBar id={id} decision={report.decision} write={write} choices={reportChoices(report)} />
      <ReportCopy report={report} />
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
