import type { StaffAppeal } from '@kirdaar/contract/admin/appeals';
import { Link } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { DecisionBar, useNextItem } from '#features/admin/decisions/DecisionBar.tsx';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/reviews.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AppealPage.ts';

const writes = {
  answer: ({ id, ...body }: { id: string; accepted: boolean; answer: string }) =>
    callStaffApi('POST /api/admin/appeals/:id/answer', { params: { id }, body }),
};

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/appeals/:id', { params: { id: params.id } })).appeal;

export const clientAction = pageAction(writes);

export default function AppealPage({ loaderData: appeal }: Route.ComponentProps) {
  return <Appeal key={appeal.id} appeal={appeal} />;
}

/** What a house appeals, and its answer by somebody who did not make the decision. */
function Appeal({ appeal }: { appeal: StaffAppeal }) {
  const { id, house_id, house_name, job_id, reason, decided_by, text, sent_at } = appeal;
  const write = useConfirmedWrite(writes, 'answer', { onDone: useNextItem(id) });
  const mayAnswer = appeal.waits && !appeal.is_own_decision;
  const accept = {
    label: words.appeal_accept,
    shortcut: 'A',
    reason: {
      title: words.accept_title,
      label: words.appeal_answer,
      submitLabel: words.appeal_accept,
      suggestions: [words.suggestion_accept],
    },
    decide: (answer: string) => write.submit({ id, accepted: true, answer }),
  };
  const reject = {
    label: words.appeal_reject,
    shortcut: 'R',
    reason: {
      title: words.appeal_reject_title,
      label: words.appeal_answer,
      submitLabel: words.appeal_reject,
      suggestions: [words.suggestion_reject],
    },
    decide: (answer: string) => write.submit({ id, accepted: false, answer }),
  };
  return (
    <Page
      title={words.appeal_title(subjectOf(appeal))}
      lead={`${house_name ?? words.unnamed_house} · ${words.appeal_sent(formatDateTime(sent_at))}`}
    >
      <StateNotice appeal={appeal} />
      <DecisionBar
        id={id}
        decision={appeal.decision}
        write={write}
        choices={mayAnswer ? [accept, reject] : []}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <Section
          title={words.decision}
          lead={decided_by.length > 0 ? words.decided_by(decided_by) : undefined}
        >
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </Section>
        <Section title={words.house_text}>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </Section>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={adminPaths.house.replace(':id', house_id)} className={linkLook}>
          {common.open_house}
        </Link>
        {job_id && (
          <Link to={adminPaths.call.replace(':id', job_id)} className={linkLook}>
            {words.appeal_open_call}
          </Link>
        )}
      </p>
      {write.dialog}
    </Page>
  );
}

const linkLook = 'font-semibold text-accent underline underline-offset-4';

function StateNotice({ appeal }: { appeal: StaffAppeal }) {
  const { waits, is_own_decision, answered_at, answered_by, accepted, answer } = appeal;
  const answered = accepted ? words.accepted : words.appeal_rejected;
  if (answered_at)
    return <Notice>{answered(answered_by ?? words.colleague, formatDateTime(answered_at), answer)}</Notice>;
  if (!waits) return <Notice>{words.no_answer_needed}</Notice>;
  if (is_own_decision) return <Notice>{words.own_decision}</Notice>;
  return <Notice>{words.if_accepted[appeal.kind]}</Notice>;
}

function subjectOf({ kind, title }: StaffAppeal): string {
  return kind === 'call' ? (title ?? words.unnamed_call) : words.appeal_subjects[kind];
}
