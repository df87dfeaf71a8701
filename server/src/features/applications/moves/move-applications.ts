import type { ReviewMoves } from '@kirdaar/contract/applications/review';
import { msg } from '@kirdaar/contract/messages';
import { COLLEAGUE_MINUTES, UNDO_SECONDS } from '@kirdaar/contract/rules/limits';
import { isDecidedByTalent, ownStagePlace } from '@kirdaar/contract/rules/review';
import { scheduleShortlists } from '#features/applications/decisions/send-decisions.ts';
import {
  type CurrentStage,
  findHouseSettings,
  idsOf,
  listCurrentStages,
  listMoves,
  lockApplications,
  type UndoneMove,
  updateStages,
  updateToUndone,
} from '#features/applications/moves/queries.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Moves applications without telling the talent, unless the house sends shortlists by themselves. Idempotent. */
export function moveApplications(services: Services, by: Reviewer, moves: ReviewMoves) {
  const { db, now } = services;
  const { application_ids, request_id, status: stage } = moves;
  return db.transaction().execute(async (trx) => {
    await lockApplications(trx, by.production_house_id, application_ids);
    const taken = now();
    const found = await listCurrentStages(trx, by, application_ids, { request_id, now: taken });
    if (found.length === 0) throw new AppError('applicants_not_found');

    const rejected = new Map(
      found.map((one) => [one.application_id, one.is_repeated ? undefined : rejection(one, moves, taken)]),
    );
    const moving = found.filter((one) => !one.is_repeated && !rejected.get(one.application_id));
    await updateStages(trx, idsOf(moving), { ...moves, account_id: by.id, now: taken });
    if (stage === 'shortlisted' && moving.length > 0) {
      const { sends_shortlists } = await findHouseSettings(trx, by.production_house_id);
      const send_at = new Date(taken.getTime() + UNDO_SECONDS * 1000);
      if (sends_shortlists)
        await scheduleShortlists({ ...services, db: trx }, by, moving, { request_id, send_at });
    }

    const stages = new Map(found.map((one) => [one.application_id, one.stage]));
    return {
      moved: [...found.filter((one) => one.is_repeated), ...moving.map((one) => ({ ...one, stage }))].map(
        ({ application_id, stage: status }) => ({ application_id, status }),
      ),
      not_moved: application_ids.flatMap((application_id) => {
        const status = stages.get(application_id) ?? null;
        const reason =
          status === null
            ? { reason: msg('applicant_missing'), needs_confirm: false }
            : rejected.get(application_id);
        return reason ? [{ application_id, status, ...reason }] : [];
      }),
    };
  });
}

function rejection(current: CurrentStage, { status: target, confirm }: ReviewMoves, now: Date) {
  const final = (reason: string) => ({ reason, needs_confirm: false });
  if (current.stage === target) return final(msg('already_there'));
  if (current.status === 'withdrawn') return final(msg('talent_withdrew'));
  if (isDecidedByTalent(current.status)) return final(msg('talent_accepted'));
  if (current.is_closed) return final(msg('call_closed'));
  if (ownStagePlace(target) >= current.stage_names.length) return final(msg('stage_unknown'));
  if (confirm || !current.moved_by_colleague || !current.moved_at) return undefined;
  const minutes = Math.floor((now.getTime() - Date.parse(current.moved_at)) / 60_000);
  if (minutes >= COLLEAGUE_MINUTES) return undefined;
  const { moved_by: mover, name, stage, stage_names: own } = current;
  return { reason: msg('moved_just_now', { mover, name, stage, own, minutes }), needs_confirm: true };
}

type Move = Awaited<ReturnType<typeof listMoves>>[number];

/** Takes a move back where nobody moved since and the talent was sent nothing. Idempotent. */
export function undoMoves(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { production_house_id: houseId }: Reviewer,
  move: UndoneMove,
) {
  return db.transaction().execute(async (trx) => {
    const found = await listMoves(trx, houseId, move, now());
    if (found.length === 0) throw new AppError('applicants_not_found');

    await lockApplications(trx, houseId, idsOf(found));
    const locked = await listMoves(trx, houseId, move, now());
    const undoable = locked.filter((one) => !reasonKept(one));
    await updateToUndone(trx, idsOf(undoable), move.request_id, now());

    const moves = await listMoves(trx, houseId, move, now());
    return {
      undone: moves.filter(({ is_undone }) => is_undone),
      not_undone: moves
        .filter(({ is_undone }) => !is_undone)
        .map((one) => ({ ...one, reason: reasonKept(one) ?? msg('moved_since') })),
    };
  });
}

function reasonKept(move: Move): string | undefined {
  if (move.is_undone) return undefined;
  if (isDecidedByTalent(move.shown_status)) return msg('talent_decided');
  if (move.is_sent) return msg('talent_told');
  if (move.is_closed) return msg('call_closed');
  return move.is_moved_since ? msg('moved_since_by', move.moved_by) : undefined;
}
