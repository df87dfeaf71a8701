import type { Call } from '#seed/calls/call.ts';
import type { Person } from '#seed/people/person.ts';
import type { Random } from '#seed/random.ts';

type Sentence = (person: Person, call: Call) => string;

const skillOf = ({ skills }: Person, { text }: Call) => {
  const neededSkill = skills.find((skill) => text.skills.some((needed) => needed === skill));
  return (neededSkill ?? skills[0] ?? 'acting').toLowerCase();
};
const sharedLanguage = ({ languages }: Person, { text }: Call) =>
  text.languages.find((language) => languages.includes(language));
/** 'Younger Sister, Gauri' is shortened to Gauri. */
const partOf = ({ text }: Call) => `the part of ${text.role.replace(/^.*, | \(.*\)$/g, '')}`;

function languageLine(person: Person, call: Call): string {
  const [own] = person.languages;
  const shared = sharedLanguage(person, call);
  if (!shared || own === shared) return `${own} is my first language and I would love to work in it.`;
  return `I dream in ${own} and work happily in ${shared}.`;
}

const openings: Sentence[] = [
  (_, call) => `I read about ${partOf(call)} twice and then rang my mother.`,
  (_, call) => `${upperFirst(partOf(call))} reminds me of someone I grew up with.`,
  (person) => `I live in ${person.city} and could come for a reading on any weekday.`,
  (_, call) => `What I like in ${partOf(call)} is how little of it is explained.`,
  languageLine,
  () => 'People who rehearse before they shoot are the people I want to work with.',
  () => 'Thank you for a casting call that says clearly what the work will be.',
  (_, call) => `I have not been offered anything like ${partOf(call)} before, which is why I am writing.`,
  (person, call) => `I am ${person.age}, look it, and fit ${call.text.ages} without make-up.`,
  (person, call) =>
    person.city === call.text.city
      ? `I know ${call.text.city} street by street, including the parts nobody films.`
      : `I would travel from ${person.city} to ${call.text.city} at a day’s notice.`,
  () => 'A friend forwarded this and said: this is you, write to them.',
  (_, call) =>
    `I have been waiting for a ${call.text.type === 'Advertisement' ? 'film' : 'project'} that trusts its audience.`,
];

const middles: Sentence[] = [
  (person) => `So far I have done ${person.work}.`,
  (person) => `My background is ${person.training} and ${person.work}.`,
  (person, call) =>
    `${upperFirst(skillOf(person, call))} is something I practise every week, and I can send a clip.`,
  (person) => `My training was ${person.training}, and I still take class when I can.`,
  (person) => `Directors would tell you that I am on time; the work was mostly ${person.work}.`,
  (person, call) =>
    `I read cold and improvise in ${sharedLanguage(person, call) ?? 'English'}, and can show you.`,
  (person) => `The last big thing was ${person.work}, which taught me patience.`,
  (person) => `I started with ${person.training}, followed by ${person.work}.`,
  (person, call) => `I am ${person.height} cm tall, and ${skillOf(person, call)} is my strongest skill.`,
];

const closings: Sentence[] = [
  () => 'My dates are free and I am happy to tape any scene you choose.',
  () => 'I can do a second take in a completely different key if that helps you decide.',
  () => 'There is one family wedding in the middle of it, otherwise I am yours.',
  (_, call) => `Happy to do the ${call.row.audition_type.toLowerCase()} audition whenever it suits the team.`,
  () => 'If the part is gone, please keep me in mind for something smaller.',
  () => 'I attach a recent headshot, taken by a friend, no filters.',
  () => 'Rain, night or heat are all fine with me.',
  () => 'Thank you for reading this far.',
  () => 'My references are happy to be called.',
  (person) => `I am in ${person.city} until the end of the year.`,
  () => 'I learn lines quickly and forget grudges even more quickly.',
  () => 'I would be glad to learn whatever the part needs.',
];

const guardianOpenings: Sentence[] = [
  (person) => `I am writing for my child ${person.first_name}, who is ${person.age} and asked me to apply.`,
  (person) => `${person.first_name} is ${person.age}, curious and not at all shy of a camera.`,
  (person) => `As ${person.first_name}’s parent I have read the conditions and we are comfortable with them.`,
];
const guardianMiddles: Sentence[] = [
  (person) => `So far there has been ${person.work}, and it was a happy time for all of us.`,
  (person, call) => `${upperFirst(skillOf(person, call))} is the favourite activity of the week.`,
  (person) => `Current training: ${person.training}. School comes first.`,
];
const guardianClosings: Sentence[] = [
  () => 'One of us will be on set at all times.',
  () => 'Weekends and holidays are best; please tell us the hours in advance.',
  (person) => `We live in ${person.city} and can bring our own books and snacks.`,
];

function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Writes why a person suits the role, in their own words or, for a child, in a parent's. */
export function answerFor(random: Random, person: Person, call: Call): string {
  const parts =
    person.age < 18 ? [guardianOpenings, guardianMiddles, guardianClosings] : [openings, middles, closings];
  return parts.map((sentences) => random.pick(sentences)(person, call)).join(' ');
}
