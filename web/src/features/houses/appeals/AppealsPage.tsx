import type { AnsweredAppeal, AppealableDecision } from '@kirdaar/contract/houses/appeals';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import type { Route } from './+types/AppealsPage.ts';

const writes = {
  appeal: (body: { job_id: string | undefined; text: string }) =>
    callApi('POST /api/production/appeals', { body }),
};

export const meta: Route.MetaFunction = (page) => titled('Appeals', page);

export const clientLoader = () => callApi('GET /api/production/appeals');

export const clientAction = pageAction(writes);

/** What staff decided about the house and its casting calls, and how to have it looked at again. */
export default function AppealsPage({ loaderData: { decisions, answered } }: Route.ComponentProps) {
  return (
    <Page
      title="Appeals"
      lead="If you think that a decision of our team is wrong, say why. Somebody who did not make the decision looks at it again."
    >
      <div className="flex max-w-3xl flex-col gap-6">
        {decisions.length === 0 && (
          <Notice>There is nothing to appeal. Decisions against your production house appear here.</Notice>
        )}
        {decisions.map((decision) => (
          <Decision key={decision.job_id ?? decision.kind} decision={decision} />
        ))}
        {answered.length > 0 && (
          <Section title="Answered appeals">
            <ol className="flex flex-col gap-6">
              {answered.map((appeal) => (
                <Answered key={appeal.id} appeal={appeal} />
              ))}
            </ol>
          </Section>
        )}
      </div>
    </Page>
  );
}

const fields = [
  {
    name: 'text',
    label: 'Why the decision is wrong',
    type: 'lines',
    required: true,
    missing: 'Say why the decision is wrong.',
    maxLength: 2000,
    hint: 'Answer the reason above. Do not write passwords or ID numbers.',
  },
] as const satisfies readonly FieldSpec[];

function Decision({ decision }: { decision: AppealableDecision }) {
  const { job_id, reason, decided_at, appealed_at } = decision;
  const appeal = useWrite(writes, 'appeal', { onDone: ({ message }) => showToast('success', message) });
  const submit = ({ text }: { text: string }) => appeal.submit({ job_id: job_id ?? undefined, text });
  return (
    <Section
      title={titleOf(decision)}
      lead={decided_at ? `Since ${formatDateTime(decided_at)}. ${meanings.house}` : meanings.call}
    >
      <div className="flex flex-col gap-5">
        <div>
          <p className="font-semibold">Our team says</p>
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </div>
        {appealed_at ? (
          <Notice>
            You appealed on {formatDateTime(appealed_at)}. You get an email when we have answered.
          </Notice>
        ) : (
          <FieldsForm
            fields={fields}
            write={{ ...appeal, submit }}
            accountRole="production"
            draft={`appeal ${job_id ?? 'house'}`}
            submitLabel="Send appeal"
            busyLabel="Sending..."
            fallbackError="We couldn’t send your appeal. Try again."
          />
        )}
      </div>
    </Section>
  );
}

const meanings = {
  house: 'Talent cannot see your casting calls, and you cannot post, search, invite or write to talent.',
  call: 'Talent do not see this version. You can also edit the casting call and save it to send it for review again.',
};

function Answered({ appeal }: { appeal: AnsweredAppeal }) {
  const { text, sent_at, answered_at, accepted, answer } = appeal;
  return (
    <li className="flex flex-col gap-2">
      <p className="font-semibold">
        {titleOf(appeal)}: {accepted ? 'accepted' : 'not accepted'}
      </p>
      <p className="text-muted text-sm">
        Sent {formatDateTime(sent_at)}, answered {formatDateTime(answered_at)}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">You: {text}</p>
      <p className="wrap-anywhere whitespace-pre-line">Our team: {answer}</p>
    </li>
  );
}

function titleOf({ kind, title }: Pick<AppealableDecision, 'kind' | 'title'>): string {
  if (kind === 'call') return title ?? 'A casting call';
  return kind === 'ban' ? 'Your production house is banned' : 'Your production house is suspended';
}
