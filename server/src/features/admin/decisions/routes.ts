import { msg } from '@kirdaar/contract/messages';
import type { DecisionAction } from '@kirdaar/contract/rules/staff-decisions';
import type { FastifyInstance } from 'fastify';
import { readAppeal } from '#features/admin/appeals/answer-appeal.ts';
import { readJobToReview } from '#features/admin/casting-calls/read-job.ts';
import { decide, takeBack } from '#features/admin/decisions/decide.ts';
import { listDecisionsToUndo, type Subject } from '#features/admin/decisions/queries.ts';
import type { InputOf } from '#features/admin/decisions/tasks.ts';
import { readDocument } from '#features/admin/document-reviews/review-document.ts';
import { readGuardianProof } from '#features/admin/document-reviews/review-guardian.ts';
import {
  proposeSuspension,
  readHouseContact,
  readHouseForStaff,
  readSuspension,
} from '#features/admin/house-suspensions/suspend-house.ts';
import { readReport } from '#features/admin/report-reviews/review-report.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** What staff read before they decide, and their decisions, which they can take back for ten seconds. */
export function staffDecisionRoutes(app: FastifyInstance, services: Services) {
  const decideAs =
    <A extends DecisionAction>(action: A, kind: Subject[0]) =>
    ({ actor, params, body }: { actor: StaffActor; params: { id: string }; body: InputOf<A> }) =>
      decide(services, actor, action, [kind, params.id], body);

  serve(app, 'GET /api/admin/decisions', async ({ actor }) => {
    const decisions = await listDecisionsToUndo(services.db, actor, services.now());
    return { success: true, decisions };
  });
  serve(app, 'POST /api/admin/decisions/:id/take-back', async ({ actor, params }) => {
    await takeBack(services, actor, params.id);
    return { success: true, message: msg('decision_taken_back') };
  });

  serve(app, 'GET /api/admin/jobs/:id', async ({ actor, params, contentLanguage }) => {
    return { success: true, job: await readJobToReview(services, actor, params.id, contentLanguage) };
  });
  serve(app, 'POST /api/admin/jobs/:id/approve', decideAs('approved_call', 'call'));
  serve(app, 'POST /api/admin/jobs/:id/reject', decideAs('rejected_call', 'call'));
  serve(app, 'POST /api/admin/jobs/:id/take-down', decideAs('took_down_call', 'call'));
  serve(app, 'POST /api/admin/jobs/:id/refuse', decideAs('refused_call', 'call'));

  serve(app, 'GET /api/admin/house-documents/:id', async ({ actor, params, contentLanguage }) => {
    return { success: true, document: await readDocument(services, actor, params.id, contentLanguage) };
  });
  serve(app, 'POST /api/admin/house-documents/:id/verify', decideAs('verified_house', 'document'));
  serve(
    app,
    'POST /api/admin/house-documents/:id/verify-for-children',
    decideAs('verified_for_children', 'document'),
  );
  serve(app, 'POST /api/admin/house-documents/:id/reject', decideAs('rejected_document', 'document'));
  serve(app, 'POST /api/admin/house-documents/:id/refuse', decideAs('refused_document', 'document'));

  serve(app, 'GET /api/admin/guardian-proofs/:id', async ({ actor, params }) => {
    return { success: true, proof: await readGuardianProof(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/guardian-proofs/:id/verify', decideAs('verified_guardian', 'guardian'));
  serve(app, 'POST /api/admin/guardian-proofs/:id/reject', decideAs('rejected_guardian', 'guardian'));

  serve(app, 'GET /api/admin/reports/:id', async ({ actor, params }) => {
    return { success: true, report: await readReport(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/reports/:id/close', decideAs('closed_report', 'report'));

  serve(app, 'GET /api/admin/appeals/:id', async ({ actor, params }) => {
    return { success: true, appeal: await readAppeal(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/appeals/:id/answer', async ({ actor, params, body }) => {
    const action = body.accepted ? 'accepted_appeal' : 'rejected_appeal';
    return decide(services, actor, action, ['appeal', params.id], body);
  });

  serve(app, 'GET /api/admin/houses/:id', async ({ actor, params }) => {
    return { success: true, house: await readHouseForStaff(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/houses/:id/contact', async ({ actor, params, body }) => {
    return { success: true, ...(await readHouseContact(services, actor, params.id, body.reason)) };
  });
  serve(app, 'POST /api/admin/houses/:id/suspend', async ({ actor, params, body }) => {
    await proposeSuspension(services, actor, params.id, body);
    return { success: true, message: msg('suspension_proposed') };
  });
  serve(app, 'POST /api/admin/houses/:id/end-child-grade', decideAs('ended_child_grade', 'suspension'));
  serve(app, 'POST /api/admin/suspensions/:id/confirm', async ({ actor, params: { id } }) => {
    const { production_house_id } = await readSuspension(services, id);
    return decide(services, actor, 'confirmed_suspension', ['suspension', production_house_id], { id });
  });
  serve(app, 'POST /api/admin/suspensions/:id/end', async ({ actor, params: { id } }) => {
    const { production_house_id, confirmed_at } = await readSuspension(services, id);
    const action = confirmed_at ? 'ended_suspension' : 'dismissed_suspension';
    return decide(services, actor, action, ['suspension', production_house_id], { id });
  });
}
