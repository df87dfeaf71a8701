import type { ReviewedJob } from '@kirdaar/contract/admin/casting-calls';
import type { RefusalGround } from '@kirdaar/contract/rules/staff-decisions';
import { groundsOf, suggestReasons } from '#features/admin/decision-reasons/suggest-reasons.ts';
import type { Choice } from '#features/admin/decisions/choice.ts';
import * as words from '#words/admin/reviews.ts';
import * as conversationsWords from '#words/messaging/conversations.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

/** The ways to decide about a casting call, each for the version that was read. */
export function callChoices(job: ReviewedJob): Choice[] {
  const { id, version, title } = job;
  const params = { id };
  const approve = {
    label: words.approve,
    shortcut: 'A',
    ...(job.child && {
      question: {
        title: words.confirm_child(call_title(title)),
        text: words.confirm_child_text(job.house.name ?? words.unnamed_house),
      },
    }),
    decide: () => ({ name: 'POST /api/admin/jobs/:id/approve', params, body: { version } }) as const,
  };
  const ask = {
    label: words.ask,
    shortcut: 'C',
    reason: {
      label: words.ask_label,
      submitLabel: conversationsWords.conversations_send,
      suggestions: suggestReasons(job, 'call_change'),
    },
    decide: (reason: string) =>
      ({ name: 'POST /api/admin/jobs/:id/reject', params, body: { version, reason } }) as const,
  };
  const takeDown = {
    label: words.call_take_down,
    alone: true,
    reason: {
      title: words.take_down_title,
      label: common.reason_for_house,
      suggestions: suggestReasons(job, 'take_down'),
    },
    decide: (reason: string) =>
      ({ name: 'POST /api/admin/jobs/:id/take-down', params, body: { reason } }) as const,
  };
  const refuse = {
    label: words.refuse,
    reason: {
      title: words.refuse_call_title,
      label: common.reason_for_house,
      suggestions: [],
      grounds: groundsOf(job),
    },
    // The form offers the grounds of the contract; the server checks it.
    decide: (reason: string, ground: string) =>
      ({
        name: 'POST /api/admin/jobs/:id/refuse',
        params,
        body: { version, ground: ground as RefusalGround, reason },
      }) as const,
  };
  return [
    ...(job.waits ? [approve] : []),
    ...(job.waits && job.waits !== 'removal' ? [ask] : []),
    ...(job.status === 'open' ? [takeDown] : []),
    ...(job.refused ? [] : [refuse]),
  ];
}
