import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { type Facts, found } from '#features/jobs/casting-messages/facts.ts';
import {
  endOfRoles,
  type Line,
  linesOf,
  numbered,
  roleStarts,
} from '#features/jobs/casting-messages/message-lines.ts';
import { readLabelled } from '#features/jobs/casting-messages/read-labelled.ts';
import { readPays } from '#features/jobs/casting-messages/read-pay.ts';
import {
  readCounts,
  readEntryTitle,
  readPerson,
  readTitle,
  readWantedTitle,
} from '#features/jobs/casting-messages/read-person.ts';
import { readContact, readProject } from '#features/jobs/casting-messages/read-project.ts';

/** What the message says of the whole project, and of each role. */
export interface ReadMessage {
  project: Facts;
  roles: Facts[];
}

/** Reads a casting message of one or several roles, in English, Hindi or both. What it does not say stays out. */
export function readMessage(message: string, now: Date): ReadMessage {
  const lines = linesOf(message);
  const starts = roleStarts(lines);
  if (starts.length === 0) {
    const role = merge(lines.map((line) => readLine(line, now, true)));
    const title = role.role_details ?? lines.map(({ text }) => readWantedTitle(text)).find(Boolean);
    const said: Facts = {
      ...(title && { role_details: title }),
      ...role,
      ...description('role_description', lines),
    };
    const { age_range, height, role_type } = said;
    const shared = found({ age_range, height, role_type });
    const counted = lines.map(({ text }) => readCounts(text)).find(({ length }) => length > 0);
    return {
      project: {},
      roles: counted
        ? counted.map((count, place) => ({ ...(place === 0 ? said : shared), ...count }))
        : [said],
    };
  }
  const end = endOfRoles(lines, starts);
  const roles = starts.map((start, place) => {
    const own = lines.slice(start, starts[place + 1] ?? end);
    const title = readEntryTitle(own[0]?.text.replace(numbered, '') ?? '');
    const facts = merge([
      title ? { role_details: title } : {},
      ...own.map((line) => readLine(line, now, true)),
    ]);
    return { ...facts, ...description('role_description', own) };
  });
  const others = [...lines.slice(0, starts[0]), ...lines.slice(end)];
  const project = merge(others.map((line) => readLine(line, now, false)));
  const pays = lines.map(({ text }) => readPays(text, roles)).find(Boolean);
  return {
    project: {
      ...project,
      ...(pays && { compensation: undefined }),
      ...description('project_description', others),
    },
    roles: roles.map((role, place) => ({ ...role, ...(pays?.[place] && { compensation: pays[place] }) })),
  };
}

/** The first line that says something counts. */
function merge(facts: readonly Facts[]): Facts {
  return Object.assign({}, ...facts.toReversed());
}

/** `ofRole` also reads what describes a person. */
function readLine({ text, label }: Line, now: Date, ofRole: boolean): Facts {
  if (!label || label.kind === 'description' || label.kind === 'role' || label.kind === 'project') {
    const plain = text.replace(numbered, '');
    const title = label?.kind === 'role' ? titleOfLabel(label) : undefined;
    return {
      ...readContact(plain),
      ...readProject(plain, now, false),
      ...(ofRole && readPerson(plain)),
      ...(title && { role_details: title }),
    };
  }
  const isAlone = label.kind === 'contact' || label.kind === 'pay';
  return {
    ...readContact(label.value),
    ...(!isAlone && readProject(label.value, now, true)),
    ...readLabelled(label.kind, label.value, now),
  };
}

/** The whole value, or the name at the beginning of "Role: Villain, male, 30 to 40". */
function titleOfLabel({ name, value }: { name: string; value: string }) {
  return (
    readTitle(value) ??
    (/^(?:role|char|needs?$|required$|किरदार|रोल)/i.test(name) ? readEntryTitle(value) : undefined)
  );
}

/** The lines that are more than facts; none with a contact, which only its own fields show. */
function description(name: string, lines: readonly Line[]): Facts {
  const kept = lines.flatMap(({ text, label }) => {
    const isText = !label || ['description', 'role', 'project'].includes(label.kind);
    const isContact = Object.keys(readContact(text)).length > 0;
    if (!isText || isContact || greeting.test(text)) return [];
    return [label?.kind === 'description' ? label.value : text.replace(numbered, '')];
  });
  return kept.length > 0 ? { [name]: { value: kept.join('\n').slice(0, MAX_TEXT) } } : {};
}

const greeting =
  /^(?:hi|hello|hey|urgent|casting call|audition alert|casting alert|requirement|urgent requirement|कास्टिंग कॉल|नमस्ते|ऑडिशन)[\s!.:,]*(?:all|everyone|guys|friends)?[\s!.:,]*$/iu;
