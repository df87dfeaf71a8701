import * as words from '#words/accounts/guardians.ts';

/** The labels of what a guardian decides besides the consent. */
export function choiceLabels(firstName: string) {
  return {
    listed: words.choice_listed(firstName),
    birthday_greeting: words.choice_birthday(firstName),
  };
}
