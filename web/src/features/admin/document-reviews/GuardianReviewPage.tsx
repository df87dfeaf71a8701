import type { StaffGuardianProof } from '@kirdaar/contract/admin/guardian-proofs';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { DecisionBar, useDecision } from '#features/admin/decisions/DecisionBar.tsx';
import { ScannedDocument } from '#features/admin/document-reviews/ScannedDocument.tsx';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as guardianWords from '#words/accounts/guardians.ts';
import * as peopleWords from '#words/admin/people.ts';
import * as words from '#words/admin/reviews.ts';
import { guardian_identities } from '#words/rules/documents.ts';
import { guardian_relations } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/GuardianReviewPage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/guardian-proofs/:id', { params })).proof;

export const clientAction = staffAction;

/** Each reading is recorded, so the page is left after a decision and not loaded again. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) => formMethod === undefined;

export default function GuardianReviewPage({ loaderData: proof }: Route.ComponentProps) {
  return <GuardianReview key={proof.id} proof={proof} />;
}

function GuardianReview({ proof }: { proof: StaffGuardianProof }) {
  const { id, kind, sent_at, document, relation_document, digilocker_name, identified_at, children } = proof;
  const name = children[0]?.guardian_name ?? common.guardian;
  const params = { id };
  const write = useDecision(id);
  const verify = {
    label: words.verify,
    shortcut: 'V',
    question: { title: words.confirm_verify(name), text: words.confirm_guardian_text },
    decide: () =>
      ({ name: 'POST /api/admin/guardian-proofs/:id/verify', params, body: { sent_at } }) as const,
  };
  const reject = {
    label: peopleWords.request_reject,
    shortcut: 'R',
    reason: {
      title: words.document_reject_title(name),
      label: words.reason_for_guardian,
      suggestions: [
        words.reject_guardian_name,
        words.reject_guardian_relation,
        words.reject_guardian_aadhaar,
        words.reject_unreadable,
      ],
    },
    decide: (reason: string) =>
      ({ name: 'POST /api/admin/guardian-proofs/:id/reject', params, body: { sent_at, reason } }) as const,
  };
  return (
    <Page
      title={name}
      lead={words.document_sent(
        identified_at ? words.guardian_relation_document : guardian_identities[kind],
        formatDateTime(sent_at),
      )}
    >
      {identified_at && <Notice>{words.guardian_known(formatDateTime(identified_at))}</Notice>}
      {digilocker_name && !identified_at && <Notice>{words.guardian_by_digilocker(digilocker_name)}</Notice>}
      <DecisionBar id={id} decision={proof.decision} write={write} choices={[verify, reject]} />
      <div className="grid gap-6 lg:grid-cols-2">
        {document && (
          <Section title={guardian_identities[kind]} lead={words.document_lead}>
            <ScannedDocument name={guardian_identities[kind]} {...document} />
          </Section>
        )}
        <Section title={words.guardian_relation_document} lead={words.document_lead}>
          <ScannedDocument name={words.guardian_relation_document} {...relation_document} />
        </Section>
        {children.map((child) => (
          <Section key={child.id} title={words.guardian_of(child.name)}>
            <Facts
              facts={[
                [common.guardian, `${child.guardian_name} (${labelOf(guardian_relations, child.relation)})`],
                [
                  guardianWords.birth_date,
                  child.date_of_birth ? longDay(child.date_of_birth) : words.not_given,
                ],
                ...(child.relation_verified_at
                  ? [[words.guardian_relation_compared, formatDateTime(child.relation_verified_at)] as const]
                  : []),
                ...(child.runs_account
                  ? [[words.guardian_account, words.guardian_runs_account] as const]
                  : []),
              ]}
            />
          </Section>
        ))}
      </div>
    </Page>
  );
}
