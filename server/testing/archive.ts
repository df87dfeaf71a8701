import { unzipSync } from 'fflate';

/** An archive as somebody finds it who opens it. */
export interface Archive {
  bytes: Buffer;
  names: string[];
  /** Every content, as text. */
  text: string;
  /** The lists of one of its JSON files, by name. */
  lists: (file: string) => Record<string, Record<string, unknown>[]>;
  readMe: string;
  content: (name: string) => Uint8Array | undefined;
}

export function openArchive(bytes: Buffer): Archive {
  const contents = unzipSync(bytes);
  const textOf = (name: string) => Buffer.from(contents[name] ?? []).toString();
  return {
    bytes,
    names: Object.keys(contents),
    text: Object.keys(contents).map(textOf).join('\n'),
    lists: (file) => JSON.parse(textOf(`${file}.json`)),
    readMe: textOf('README.txt'),
    content: (name) => contents[name],
  };
}
