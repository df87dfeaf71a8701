import type { Message } from '@kirdaar/contract/messaging/conversations';

/** A known message stays the same object, so that its pictures do not reload. A gap drops the old ones. */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const first = fresh[0]?.place ?? 0;
  const last = known.at(-1)?.place ?? 0;
  const before = last + 1 >= first ? known.filter(({ place }) => place < first) : [];
  const after = known.filter(({ place }) => place > (fresh.at(-1)?.place ?? 0));
  return [...before, ...fresh.map((message) => keepIfUnchanged(message, known)), ...after];
}

function keepIfUnchanged(message: Message, known: readonly Message[]): Message {
  const old = known.find(({ id }) => id === message.id);
  const isSame =
    old?.files.length === message.files.length &&
    message.files.every(({ state }, index) => state === old.files[index]?.state);
  return old && isSame ? old : message;
}
