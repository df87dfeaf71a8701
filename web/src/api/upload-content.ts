import { type FileKind, type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';
import { isReadable } from '#api/is-readable.ts';
import * as words from '#words/api/files.ts';
import { file_changed } from '#words/api/requests.ts';
import { file_rules } from '#words/rules/files.ts';

/** What a file is by its first bytes. */
type Content = UploadKind | 'heic' | 'gif' | 'pdf' | 'document' | 'unknown' | 'other';

/** What was found out about the content of chosen files. */
const found = new WeakMap<File, string>();

/** Returns what is wrong with a file by its size, or what its content told before. Names tell nothing. */
export function checkFile(kind: FileKind, file: File): string | undefined {
  const description = file_rules[kind];
  if (file.size === 0) return words.empty(description);
  return file.size <= uploads[kind].bytes ? found.get(file) : words.please_choose(description);
}

/** Reads the beginning of a file and returns what is wrong with it; `checkFile` then knows it too. */
export async function inspectFile(kind: FileKind, file: File): Promise<string | undefined> {
  const wrong = checkFile(kind, file);
  if (wrong) return wrong;
  const problem = (await isReadable(file))
    ? problemOf(kind, await contentOf(file), file_rules[kind])
    : file_changed;
  if (problem) found.set(file, problem);
  return found.get(file);
}

function problemOf(kind: FileKind, content: Content | 'damaged', rule: string): string | undefined {
  if (content === 'damaged') return words.damaged(rule);
  // The server reads the containers of videos and recordings itself.
  if (content === 'other' || (content === 'unknown' && (kind === 'video' || kind === 'audio')))
    return undefined;
  if (content === 'unknown') return kind === 'image' ? words.no_picture(rule) : words.no_pdf(rule);
  return contentsOf[kind].includes(content) ? undefined : words.other_content(words.contents[content], rule);
}

const contentsOf: Readonly<Record<FileKind, readonly Content[]>> = {
  image: ['image', 'heic'],
  video: ['video'],
  // The containers of recordings also hold videos.
  audio: ['audio', 'video', 'heic'],
  document: ['pdf'],
  scan: ['pdf', 'image', 'heic'],
};

/** The first bytes of the kinds of files that people send. */
const beginnings: readonly [RegExp, Content][] = [
  [/^%PDF/, 'pdf'],
  [/^(PK|\xd0\xcf.\xe0)/, 'document'],
  [/^(\x89PNG|\xff\xd8\xff|RIFF....WEBP)/s, 'image'],
  [/^GIF8/, 'gif'],
  [/^....ftypavi[fs]/s, 'image'],
  [/^(RIFF....AVI|.E\xdf\xa3)/s, 'video'],
  [/^(ID3|OggS|fLaC|#!AMR|caff|RIFF....WAVE|\xff[\xf1-\xfb])/s, 'audio'],
  [/^....ftyp(hei|hev|mif1|msf1)/s, 'heic'],
  [/^....ftypM4[AB]/s, 'audio'],
  [/^....ftyp/s, 'video'],
];

export async function contentOf(file: File): Promise<Content | 'damaged'> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  // Too little to tell; the server decides.
  if (bytes.length < 16) return 'other';
  const text = String.fromCharCode(...bytes);
  const content = beginnings.find(([beginning]) => beginning.test(text))?.[1] ?? 'unknown';
  return content === 'heic' && !(await isComplete(file)) ? 'damaged' : content;
}

/** Whether the boxes of an ISO media file end where the file ends. */
async function isComplete(file: File): Promise<boolean> {
  let start = 0;
  while (start < file.size) {
    const header = new DataView(await file.slice(start, start + 16).arrayBuffer());
    if (header.byteLength < 8) return false;
    const short = header.getUint32(0);
    // 0 means to the end of the file; 1 that a long size follows.
    if (short === 0) return true;
    if (short === 1 && header.byteLength < 16) return false;
    const size = short === 1 ? Number(header.getBigUint64(8)) : short;
    if (size < 8) return false;
    start += size;
  }
  return start === file.size;
}
