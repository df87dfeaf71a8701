import type { AnsweredAppeal, AppealableDecision } from '@kirdaar/contract/houses/appeals';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { successToast } from '#features/houses/team/result-toasts.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/houses/company-profile.ts';
import { call_title } from '#words/rules/calls.ts';
import type { Route } from './+types/AppealsPage.ts';

const writes = {
  appeal: (body: { job_id: string | undefined; text: string }) =>
    callApi('POST /api/production/appeals', { body }),
};

export const meta: Route.MetaFunction = (page) => titled(words.appeal_title, page);

export const clientLoader = () => callApi('GET /api/production/appeals');

export const clientAction = pageAction(writes);

/** What staff decided about the house and its casting calls, and how to have it looked at again. */
export default function AppealsPage({ loaderData: { decisions, answered } }: Route.ComponentProps) {
  return (
    <Page title={words.appeal_title} lead={words.appeal_lead}>
      <div className="flex max-w-3xl flex-col gap-6">
        {decisions.length === 0 && <Notice>{words.appeal_empty}</Notice>}
        {decisions.map((decision) => (
          <Decision key={decision.job_id ?? decision.kind} decision={decision} />
        ))}
        {answered.length > 0 && (
          <Section title={words.answered_title}>
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
    label: words.appeal_text,
    type: 'lines',
    required: true,
    missing: words.text_missing,
    maxLength: 2000,
    hint: words.text_hint,
  },
] as const satisfies readonly FieldSpec[];

function Decision({ decision }: { decision: AppealableDecision }) {
  const { job_id, reason, decided_at, appealed_at } = decision;
  const appeal = useWrite(writes, 'appeal', successToast());
  const submit = ({ text }: { text: string }) => appeal.submit({ job_id: job_id ?? undefined, text });
  return (
    <Section
      title={titleOf(decision)}
      lead={
        decided_at
          ? `${words.decided(formatDateTime(decided_at))} ${meaningOf(decision)}`
          : meaningOf(decision)
      }
    >
      <div className="flex flex-col gap-5">
        <div>
          <p className="font-semibold">{words.appeal_reason}</p>
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </div>
        {appealed_at ? (
          <Notice>{words.appeal_sent(formatDateTime(appealed_at))}</Notice>
        ) : (
          <FieldsForm
            fields={fields}
            write={{ ...appeal, submit }}
            accountRole="production"
            draft={`appeal ${job_id ?? 'house'}`}
            submitLabel={words.appeal_send}
            busyLabel={words.appeal_sending}
            fallbackError={words.appeal_send_failed}
          />
        )}
      </div>
    </Section>
  );
}

function Answered({ appeal }: { appeal: AnsweredAppeal }) {
  const { text, sent_at, answered_at, accepted, answer } = appeal;
  return (
    <li className="flex flex-col gap-2">
      <p className="font-semibold">{(accepted ? words.accepted : words.appeal_rejected)(titleOf(appeal))}</p>
      <p className="text-muted text-sm">
        {words.dates(formatDateTime(sent_at), formatDateTime(answered_at))}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{words.own_text(text)}</p>
      <p className="wrap-anywhere whitespace-pre-line">{words.appeal_answer(answer)}</p>
    </li>
  );
}

function titleOf({ kind, title }: Pick<AppealableDecision, 'kind' | 'title'>): string {
  if (kind === 'call' || kind === 'refused_call') return title ? call_title(title) : words.call;
  if (kind === 'document') return words.document_refused;
  return kind === 'ban' ? words.banned : words.suspended;
}

function meaningOf({ kind }: Pick<AppealableDecision, 'kind'>): string {
  if (kind === 'call') return words.call_meaning;
  if (kind === 'refused_call') return words.refused_call_meaning;
  return kind === 'document' ? words.document_meaning : words.house_meaning;
}
