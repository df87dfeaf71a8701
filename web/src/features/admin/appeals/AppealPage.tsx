import type { StaffAppeal } from '@kirdaar/contract/admin/appeals';
import { Link } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { DecisionBar, useDecision } from '#features/admin/decisions/DecisionBar.tsx';
import { linkLook } from '#features/admin/looks.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/reviews.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AppealPage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/appeals/:id', { params })).appeal;

export const clientAction = staffAction;

export default function AppealPage({ loaderData: appeal }: Route.ComponentProps) {
  return <Appeal key={appeal.id} appeal={appeal} />;
}

function Appeal({ appeal }: { appeal: StaffAppeal }) {
  const { id, house_id, house_name, job_id, reason, decided_by, text, sent_at } = appeal;
  const write = useDecision(id);
  const mayAnswer = appeal.waits && !appeal.is_own_decision;
  const choice = (accepted: boolean, label: string, shortcut: string, title: string, suggestion: string) => ({
    label,
    shortcut,
    reason: { title, label: words.appeal_answer, suggestions: [suggestion] },
    decide: (answer: string) =>
      ({ name: 'POST /api/admin/appeals/:id/answer', params: { id }, body: { accepted, answer } }) as const,
  });
  const choices = [
    choice(true, words.appeal_accept, 'A', words.accept_title, words.suggestion_accept),
    choice(false, words.appeal_reject, 'R', words.appeal_reject_title, words.suggestion_reject),
  ];
  return (
    <Page
      title={words.appeal_title(subjectOf(appeal))}
      lead={`${house_name ?? words.unnamed_house} · ${words.appeal_sent(formatDateTime(sent_at))}`}
    >
      <StateNotice appeal={appeal} />
      <DecisionBar id={id} decision={appeal.decision} write={write} choices={mayAnswer ? choices : []} />
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
        <Link to={adminPath('house', house_id)} className={linkLook}>
          {common.open_house}
        </Link>
        {job_id && (
          <Link to={adminPath('call', job_id)} className={linkLook}>
            {words.appeal_open_call}
          </Link>
        )}
      </p>
    </Page>
  );
}

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
  return kind === 'call' || kind === 'refused_call'
    ? call_title(title ?? words.unnamed_call)
    : words.appeal_subjects[kind];
}
