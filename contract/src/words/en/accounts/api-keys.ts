/** The keys with which a person’s own programs use the API. */

export const title = 'API keys';
export const lead = <Part>(link: (text: string) => Part) => [
  'Let your own programs work with your account. See what they can do in the ',
  link('API documentation'),
  '.',
];
export const copy_now = 'Copy your new key now.';
export const shown_once = 'We can’t show it again.';
export const copy = { key: 'Copy key', secret: 'Copy secret' } as const;
export const copied = { key: 'Key copied', secret: 'Secret copied' } as const;
export const list_title = 'Your keys';
export const list_empty = 'You have no API keys.';
export const key_dates = (end: string, last: string) => `Works until ${end}, last used on ${last}`;
export const key_scope = (level: string, areas: string) => `${level}: ${areas}.`;
export const end = 'Delete';
export const end_label = (key: string) => `Delete the key ${key}`;
export const end_question = (key: string) => `Delete the key ${key}? Programs that use it will stop working.`;
export const end_confirm = 'Delete key';
export const new_title = 'New key';
export const new_lead = 'Choose only what the program needs. No key can reach your login, payments or team.';
export const create = 'Create key';
export const creating = 'Creating...';
export const create_failed = 'We couldn’t create the key. Try again.';
export const back = 'Back to your account';

export const name = 'Name of the key';
export const name_hint = 'For example, the program that uses it.';
export const days = 'Works for';
export const days_labels = { 30: '30 days', 90: '90 days', 365: 'A year' } as const;
export const levels = { none: 'No access', read: 'Read', write: 'Read and change' } as const;
/** What each area is called, by who sees it. */
export const areas = {
  talent: {
    profiles: 'Your profile',
    jobs: 'Casting calls',
    applications: 'Your applications',
    auditions: 'Auditions and offers',
    messages: 'Messages and notifications',
  },
  production: {
    profiles: 'Talent, lists and company profile',
    jobs: 'Casting calls',
    applications: 'Applications and review',
    auditions: 'Auditions and offers',
    messages: 'Messages and notifications',
  },
} as const;
