import { type FileKind, type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';
import * as words from '#words/api/files.ts';
import { file_rules } from '#words/rules/files.ts';

/** What a file is by its first bytes, which its name does not show. */
type Content = UploadKind | 'heic' | 'gif' | 'avif' | 'pdf' | 'document' | 'unknown' | 'other';

/** What was found out about the content of chosen files. */
const found = new WeakMap<File, string>();

/** Returns what is wrong with a file as far as its name and size tell, or as its content told before. */
export function checkFile(kind: FileKind, file: File): string | undefined {
  const { extensions, bytes } = uploads[kind];
  const description = file_rules[kind];
  if (file.size === 0) return words.empty(description);
  const extension = extensionOf(file);
  if (extension === 'pdf' && !extensions.includes('pdf')) return words.is_pdf(description);
  const fits = extensions.includes(extension) && file.size <= bytes;
  return fits ? found.get(file) : words.please_choose(description);
}

/** Reads the beginning of a file and returns what is wrong with it; `checkFile` then knows it too. */
export async function inspectFile(kind: FileKind, file: File): Promise<string | undefined> {
  const wrong = checkFile(kind, file);
  if (wrong) return wrong;
  const problem = problemOf(namedContent(kind, file), await contentOf(file), file_rules[kind]);
  if (problem) found.set(file, problem);
  return found.get(file);
}

/** Returns the extension of a file's name in lower case, without the dot. */
export function extensionOf({ name }: File): string {
  return name.split('.').at(-1)?.toLowerCase() ?? '';
}

/** What a file contains, judged by its name. */
function namedContent(kind: FileKind, file: File): UploadKind | 'pdf' {
  if (kind !== 'document' && kind !== 'scan') return kind;
  return extensionOf(file) === 'pdf' ? 'pdf' : 'image';
}

function problemOf(kind: UploadKind | 'pdf', content: Content | 'damaged', rule: string): string | undefined {
  if (content === 'damaged') return words.damaged(rule);
  // The server reads the containers of videos and recordings itself.
  if (content === 'other' || (content === 'unknown' && (kind === 'video' || kind === 'audio')))
    return undefined;
  if (content === 'unknown') return kind === 'pdf' ? words.no_pdf(rule) : words.no_picture(rule);
  return isOf(kind, content) ? undefined : words.other_content(words.contents[content], rule);
}

function isOf(kind: UploadKind | 'pdf', content: Content): boolean {
  // The containers of recordings also hold videos.
  if (kind === 'audio') return content !== 'pdf' && content !== 'document';
  return content === kind || (content === 'heic' && kind === 'image');
}

/** The first bytes of the kinds of files that people send. */
const beginnings: readonly [RegExp, Content][] = [
  [/^%PDF/, 'pdf'],
  [/^(PK|\xd0\xcf.\xe0)/, 'document'],
  [/^(\x89PNG|\xff\xd8\xff|RIFF....WEBP)/s, 'image'],
  [/^GIF8/, 'gif'],
  [/^....ftypavi[fs]/s, 'avif'],
  [/^(RIFF....AVI|.E\xdf\xa3)/s, 'video'],
  [/^(ID3|OggS|fLaC|RIFF....WAVE|\xff[\xf1-\xfb])/s, 'audio'],
  [/^....ftyp(hei|hev|mif1|msf1)/s, 'heic'],
  [/^....ftyp/s, 'video'],
];

async function contentOf(file: File): Promise<Content | 'damaged'> {
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
