import { unzipSync } from 'fflate';

/** An archive as the person who opens it sees it. */
export interface Archive {
  bytes: Buffer;
  names: string[];
  /** The contents of all files, as text. */
  text: string;
  /** Returns the lists in one of its JSON files, by name. */
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
