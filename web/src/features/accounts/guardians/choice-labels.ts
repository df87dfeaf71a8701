/** The labels of what a guardian decides besides the consent. */
export function choiceLabels(firstName: string) {
  return {
    listed: `Production houses verified by documents can find ${firstName} in lists and searches, by first name and age group.`,
    birthday_greeting: `The home page greets ${firstName} by first name on the birthday.`,
  };
}
