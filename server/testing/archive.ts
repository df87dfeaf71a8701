import { unzipSync } from 'fflate';

/** Opens an archive as the person does who downloads it. */
export function openArchive(bytes: Buffer) {
  const contents = unzipSync(bytes);
  const names = Object.keys(contents);
  const textOf = (name: string) => Buffer.from(contents[name] ?? []).toString();
  return {
    bytes,
    names,
    text: names.map(textOf).join('\n'),
    /** Returns the lists in one of its JSON files, by name. */
    lists: (file: string): Record<string, Record<string, unknown>[]> => JSON.parse(textOf(`${file}.json`)),
    readMe: textOf('README.txt'),
    content: (name: string) => contents[name],
  };
}
