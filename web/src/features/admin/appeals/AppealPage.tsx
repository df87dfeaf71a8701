import type { StaffAppeal } from '@kirdaar/contract/admin/appeals';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { Key } from '#features/admin/Key.tsx';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { nextPath } from '#features/admin/today/item-path.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { useKeys } from '#features/admin/use-keys.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/AppealPage.ts';

const writes = {
  answer: ({ id, ...body }: { id: string; accepted: boolean; answer: string }) =>
    callStaffApi('POST /api/admin/appeals/:id/answer', { params: { id }, body }),
};

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/appeals/:id', { params: { id: params.id } })).appeal;

export const clientAction = pageAction(writes);

const answers = {
  accepted: ['You are right, and we are sorry. What you sent shows that the decision was wrong.'],
  refused: ['What you wrote does not answer what talent reported.'],
};

export default function AppealPage({ loaderData: appeal }: Route.ComponentProps) {
  return <Appeal key={appeal.id} appeal={appeal} />;
}

/** What a house appeals, and its answer by somebody who did not make the decision. */
function Appeal({ appeal }: { appeal: StaffAppeal }) {
  const { id, house_id, house_name, job_id, reason, decided_by, text, sent_at } = appeal;
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'accepted' | 'refused'>();
  const onDone = async () => navigate(await nextPath(id));
  const answer = useConfirmedWrite(writes, 'answer', { onDone });
  const mayAnswer = appeal.waits && !appeal.is_own_decision;
  useKeys({
    a: mayAnswer ? () => setAsks('accepted') : undefined,
    r: mayAnswer ? () => setAsks('refused') : undefined,
    n: () => void onDone(),
  });
  return (
    <Page
      title={`Appeal: ${subjectOf(appeal)}`}
      lead={`${house_name ?? 'Unnamed house'} · sent ${formatDateTime(sent_at)}`}
    >
      <StateNotice appeal={appeal} />
      <div className="flex flex-wrap gap-2">
        {mayAnswer && (
          <>
            <Button disabled={answer.busy} onClick={() => setAsks('accepted')}>
              Accept appeal <Key name="A" />
            </Button>
            <Button variant="secondary" disabled={answer.busy} onClick={() => setAsks('refused')}>
              Refuse appeal <Key name="R" />
            </Button>
          </>
        )}
        <Button variant="quiet" disabled={answer.busy} onClick={onDone}>
          Next <Key name="N" />
        </Button>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Section
          title="What we decided"
          lead={decided_by.length > 0 ? `By ${decided_by.join(' and ')}` : 'By a command on the server'}
        >
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </Section>
        <Section title="What the house says">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </Section>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={adminPaths.house.replace(':id', house_id)} className={linkLook}>
          Open the production house
        </Link>
        {job_id && (
          <Link to={adminPaths.call.replace(':id', job_id)} className={linkLook}>
            Open the casting call
          </Link>
        )}
      </p>
      {asks && (
        <ReasonForm
          title={asks === 'accepted' ? 'Accept this appeal' : 'Refuse this appeal'}
          label="Answer to the production house"
          submitLabel={asks === 'accepted' ? 'Accept appeal' : 'Refuse appeal'}
          suggestions={answers[asks]}
          busy={answer.busy}
          error={answer.error}
          onSubmit={(written) => answer.submit({ id, accepted: asks === 'accepted', answer: written })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {answer.dialog}
    </Page>
  );
}

const linkLook = 'font-semibold text-accent underline underline-offset-4';

function StateNotice({ appeal }: { appeal: StaffAppeal }) {
  const { waits, is_own_decision, answered_at, answered_by, accepted, answer } = appeal;
  if (answered_at)
    return (
      <Notice>
        {answered_by} {accepted ? 'accepted' : 'refused'} this appeal on {formatDateTime(answered_at)}:{' '}
        {answer}
      </Notice>
    );
  if (!waits) return <Notice>What was appealed has ended or was changed since. No answer is needed.</Notice>;
  if (is_own_decision) return <Notice>You made this decision, so a colleague must answer.</Notice>;
  return (
    <Notice>
      {appeal.kind === 'call'
        ? 'If you accept, the casting call is approved and talent see it.'
        : `If you accept, the ${appeal.kind} ends and the casting calls are as they were before.`}
    </Notice>
  );
}

function subjectOf({ kind, title }: StaffAppeal): string {
  return kind === 'call' ? (title ?? 'a casting call') : kind;
}
