import { api } from '@kirdaar/contract/api';
import { auditActions } from '@kirdaar/contract/rules/audit-actions';
import { auditionAnswers } from '@kirdaar/contract/rules/auditions';
import { attachmentKinds, conversationBars } from '@kirdaar/contract/rules/conversations';
import { dataExportStates } from '@kirdaar/contract/rules/data-exports';
import { guardianIdentities, guardianProofStates } from '@kirdaar/contract/rules/guardian-proofs';
import { houseDocumentKinds, houseDocumentStates } from '@kirdaar/contract/rules/house-documents';
import { channels, notificationKinds } from '@kirdaar/contract/rules/notifications';
import { reportedSubjects, reportReasons } from '@kirdaar/contract/rules/reports';
import { roleOfferStatuses } from '@kirdaar/contract/rules/role-offers';
import { guardianRelations, talentVisibilities } from '@kirdaar/contract/rules/talent-vocabulary';
import { teamRoles } from '@kirdaar/contract/rules/team-roles';
import * as vocabulary from '@kirdaar/contract/rules/vocabulary';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('every endpoint of the contract is served', async ({ app }) => {
  const missing = Object.keys(api).filter((name) => {
    const [method = '', url = ''] = name.split(' ');
    return !app.hasRoute({ method, url });
  });

  expect(missing).toEqual([]);
});

test('the enumerations in the database match those of the contract', async ({ db }) => {
  const { rows } = await sql<{ type: string; labels: string[] }>`
    select typname as type, array_agg(enumlabel::text order by enumsortorder) as labels
    from pg_enum join pg_type on pg_type.oid = enumtypid
    where typnamespace = 'public'::regnamespace
    group by typname
  `.execute(db);

  expect(Object.fromEntries(rows.map(({ type, labels }) => [type, labels]))).toMatchObject({
    gender: vocabulary.genders,
    category: vocabulary.categories,
    work_type: vocabulary.workTypes,
    role_type: vocabulary.roleTypes,
    audition_type: vocabulary.auditionTypes,
    job_availability: vocabulary.jobAvailabilities,
    job_status: vocabulary.jobStatuses,
    audit_action: auditActions,
    application_status: vocabulary.applicationStatuses,
    application_party: vocabulary.applicationParties,
    team_role: teamRoles,
    audition_answer: auditionAnswers,
    role_offer_status: roleOfferStatuses,
    guardian_relation: guardianRelations,
    house_verification: vocabulary.houseVerifications,
    guardian_document_kind: guardianIdentities,
    // The API adds `none` for a guardian who has not begun, and `relation` for a child added later.
    guardian_proof_state: guardianProofStates.slice(2),
    house_document_kind: houseDocumentKinds,
    // The API adds `none` for a house that sent nothing.
    house_document_state: houseDocumentStates.slice(1),
    project_type: vocabulary.projectTypes,
    talent_visibility: talentVisibilities,
    delivery_channel: channels,
    notification_kind: notificationKinds,
    conversation_bar: conversationBars,
    attachment_kind: attachmentKinds,
    report_reason: reportReasons,
    reported_subject: reportedSubjects,
    data_export_state: dataExportStates,
  });
});

test('an endpoint that is not in the contract returns 404', async ({ app }) => {
  const response = await app.inject({ url: '/api/user/passwords' });

  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 'endpoint_not_found' });
});
