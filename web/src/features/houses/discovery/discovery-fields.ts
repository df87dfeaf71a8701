import { MAX_INVITATION, MAX_LINE } from '@kirdaar/contract/rules/limits';
import * as words from '#words/houses/discovery.ts';
import * as common from '#words/ui/common.ts';

export const listFields = [
  {
    name: 'name',
    label: words.list_name,
    placeholder: words.list_name_example,
    required: true,
    maxLength: MAX_LINE,
  },
] as const;

/** Returns the fields of an invitation to apply to one of these casting calls. */
export function invitationFields(jobs: readonly { id: string; title: string }[]) {
  return [
    {
      name: 'job_id',
      label: common.casting_call,
      options: jobs.map(({ id }) => id),
      labels: Object.fromEntries(jobs.map(({ id, title }) => [id, title])),
      required: true,
      wide: true,
      missing: words.invite_job_missing,
    },
    {
      name: 'message',
      label: words.invite_message,
      type: 'lines',
      placeholder: words.invite_message_example,
      required: true,
      wide: true,
      maxLength: MAX_INVITATION,
    },
  ] as const;
}
