import { MAX_INVITATION, MAX_LINE } from '@kirdaar/contract/rules/limits';

export const listFields = [
  {
    name: 'name',
    label: 'Name of the list',
    placeholder: 'Leads for the monsoon film',
    required: true,
    maxLength: MAX_LINE,
  },
] as const;

/** Returns the fields of an invitation to apply to one of these casting calls. */
export function invitationFields(jobs: readonly { id: string; title: string }[]) {
  return [
    {
      name: 'job_id',
      label: 'Casting call',
      options: jobs.map(({ id }) => id),
      labels: Object.fromEntries(jobs.map(({ id, title }) => [id, title])),
      required: true,
      wide: true,
      missing: 'Please choose one of your open casting calls.',
    },
    {
      name: 'message',
      label: 'Message',
      type: 'lines',
      placeholder: 'What you saw in the profile, and why this role.',
      required: true,
      wide: true,
      maxLength: MAX_INVITATION,
    },
  ] as const;
}
