import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Messenger, OutgoingMessage } from '#platform/channels/messenger.ts';

export interface FiledMessage extends OutgoingMessage {
  id: string;
  sent_at: string;
}

/** Writes each message as a JSON file to the outbox folder and reports the path; used without a provider. */
export function outboxMessenger(
  directory: string,
  now: () => Date,
  onFiled: (file: string, message: OutgoingMessage) => void,
): Messenger {
  return {
    send: async (id, message) => {
      const file = join(directory, `${id}.json`);
      const filed: FiledMessage = { id, sent_at: now().toISOString(), ...message };
      await mkdir(directory, { recursive: true });
      await writeFile(`${file}.draft`, JSON.stringify(filed, null, 2));
      await rename(`${file}.draft`, file);
      onFiled(file, message);
      return undefined;
    },
  };
}

/** Returns the newest messages of an outbox folder, newest first. */
export async function readOutbox(directory: string, max: number): Promise<FiledMessage[]> {
  const names = await readdir(directory).catch(() => []);
  const messages = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(join(directory, name), 'utf8'))),
  );
  return messages.sort((a, b) => b.sent_at.localeCompare(a.sent_at)).slice(0, max);
}
