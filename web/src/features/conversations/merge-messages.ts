import type { Message } from '@kirdaar/contract/conversations';

/**
 * The messages one has and those that came anew, in their order. What is known stays the same object, so that
 * pictures do not load again, unless one of its files has become another. Behind a gap the old ones are let go.
 */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const first = fresh[0]?.place ?? 0;
  const last = known.at(-1)?.place ?? 0;
  const before = last + 1 >= first ? known.filter(({ place }) => place < first) : [];
  const after = known.filter(({ place }) => place > (fresh.at(-1)?.place ?? 0));
  return [...before, ...fresh.map((message) => sameAs(message, known)), ...after];
}

function sameAs(message: Message, known: readonly Message[]): Message {
  const old = known.find(({ id }) => id === message.id);
  const isSame =
    old?.files.length === message.files.length &&
    message.files.every(({ state }, index) => state === old.files[index]?.state);
  return old && isSame ? old : message;
}
