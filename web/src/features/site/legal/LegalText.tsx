import type { LegalText as Text } from '@kirdaar/contract/accounts/legal-texts';
import type { LegalPlaceholder } from '@kirdaar/contract/rules/legal';
import { Fragment, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { langOf } from '#api/lang-of.ts';
import { useOperator, useProductName } from '#api/product-name.ts';
import { renderNodes } from '#features/site/content/StaffText.tsx';
import { legalPath } from '#features/site/legal/legal-paths.ts';
import { longDayOf } from '#ui/day-text.ts';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import { type TextNode, textTree } from '#ui/text-tree.ts';
import * as words from '#words/site/legal.ts';

/** A text with numbered clauses, a table of contents, its date and its earlier versions. */
export function LegalText({ title, legal }: { title: ReactNode; legal: Text }) {
  const { lead, html, published_at, replaced_at } = legal;
  const lang = langOf(legal, 'html');
  const { intro, clauses } = clausesOf(textTree(html));
  return (
    <SitePage title={title} lead={<span lang={langOf(legal, 'lead')}>{lead}</span>}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-label={words.contents}
          className="self-start rounded-card border border-line bg-card p-5 lg:sticky lg:top-24 print:hidden"
        >
          <ol lang={lang} className="flex flex-col">
            {clauses.map(({ id, title }, place) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-9 items-center gap-2.5 text-[0.95rem] leading-snug underline-offset-4 hover:text-accent hover:underline"
                >
                  <span aria-hidden className="w-5 shrink-0 text-muted text-sm tabular-nums">
                    {place + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {replaced_at && <Former legal={legal} until={replaced_at} />}
          {legal.in_english && !lang && (
            <p className="mb-8 rounded-control border border-line bg-card px-4 py-3">
              {words.english_decides}
            </p>
          )}
          {intro.length > 0 && (
            <div lang={lang} className="prose mb-11">
              <LegalNodes nodes={intro} />
            </div>
          )}
          {clauses.map(({ id, title, nodes }) => (
            <section key={id} lang={lang} aria-labelledby={id} className="prose mb-11">
              <h2 id={id}>{title}</h2>
              <LegalNodes nodes={nodes} />
            </section>
          ))}
          {!replaced_at && (
            <p className="text-muted text-sm">{words.effective_from(longDayOf(published_at))}</p>
          )}
          <EarlierVersions legal={legal} />
        </div>
      </div>
    </SitePage>
  );
}

function Former({ legal: { page, version, published_at }, until }: { legal: Text; until: string }) {
  return (
    <p className="mb-8 rounded-control border border-line bg-card px-4 py-3">
      {sentence(
        words.former(version, longDayOf(published_at), longDayOf(until), (text) => (
          <Link to={legalPath(page)} className="link underline">
            {text}
          </Link>
        )),
      )}
    </p>
  );
}

function EarlierVersions({ legal: { page, version, versions } }: { legal: Text }) {
  const heading = useId();
  const others = versions.filter((other) => other.version < version);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-6 print:hidden">
      <h2 id={heading} className="font-semibold text-sm">
        {words.earlier_versions}
      </h2>
      <ul className="mt-1 text-sm">
        {others.map((other) => (
          <li key={other.version}>
            <Link
              to={legalPath(page, other.version)}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              {words.earlier_version(other.version, longDayOf(other.published_at))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Clause {
  id: string;
  title: string;
  nodes: TextNode[];
}

/** Splits a text at its headings. What comes before the first heading is the intro. */
function clausesOf(nodes: readonly TextNode[]): { intro: TextNode[]; clauses: Clause[] } {
  const intro: TextNode[] = [];
  const clauses: Clause[] = [];
  for (const node of nodes) {
    const clause = clauses.at(-1);
    if (typeof node !== 'string' && node.tag === 'h2') clauses.push(clauseOf(textOf(node), clauses));
    else if (clause) clause.nodes.push(node);
    else if (typeof node !== 'string' || node.trim()) intro.push(node);
  }
  return { intro, clauses };
}

/** The id is made of the title, so that a link to a clause lasts as long as its title. */
function clauseOf(title: string, before: readonly Clause[]): Clause {
  const slug =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'clause';
  const isTaken = before.some(({ id }) => id === slug);
  return { id: isTaken ? `${slug}-${before.length + 1}` : slug, title, nodes: [] };
}

function textOf(node: TextNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** Renders a part of a legal text with the facts of the operator in place of the placeholders. */
function LegalNodes({ nodes }: { nodes: readonly TextNode[] }) {
  const product = useProductName();
  const operator = useOperator();
  const values: Record<LegalPlaceholder, string> = {
    product,
    operator: operator.name,
    address: operator.address,
    grievance_officer: operator.grievanceOfficer,
  };
  const isPlaceholder = (name: string): name is LegalPlaceholder => name in values;
  const write = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
  return nodes.map((node, place) => {
    const block = blockOf(node);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text do not move.
      <Fragment key={place}>
        {block ? <OperatorAddress officer={block === 'grievance_officer'} /> : renderNodes([node], write)}
      </Fragment>
    );
  });
}

/** Returns which contact a paragraph of its own stands for. */
function blockOf(node: TextNode): string | undefined {
  if (typeof node === 'string' || node.tag !== 'p') return undefined;
  return /^\s*\{(address|grievance_officer)\}\s*$/.exec(node.children.join(''))?.[1];
}

function OperatorAddress({ officer = false }: { officer?: boolean }) {
  const { name, address, email, phone, grievanceOfficer } = useOperator();
  return (
    <address className="rounded-card border border-line bg-card p-5 not-italic">
      {officer && (
        <>
          {sentence(words.officer(grievanceOfficer, (text) => <strong>{text}</strong>))}
          <br />
        </>
      )}
      {name}
      <br />
      {address}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    </address>
  );
}
