import { Fragment, useMemo } from 'react';
import { type Block, readMarkdown, type Span } from '#domain/diary/words/markdown.ts';

/** The words of a page as they are read: elements made here, never HTML that somebody wrote. */
export function WrittenWords({ text }: { text: string }) {
  const blocks = useMemo(() => readMarkdown(text), [text]);
  return (
    <div className="flex max-w-[62ch] flex-col gap-5 text-[1.125rem] leading-[1.75] wrap-anywhere">
      {blocks.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks of one text never move
        <BlockOf key={at} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return (
        <h2 dir="auto" className="mt-2 font-title text-xl font-semibold">
          <Spans spans={block.spans} />
        </h2>
      );
    case 'rule':
      return <hr className="mx-auto my-2 w-16 border-t-2 border-line" />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? 'list-decimal pl-7' : 'list-disc pl-6'}>
          {block.items.map((spans, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- items of one text never move
            <li key={at} dir="auto">
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote dir="auto" className="border-l-4 border-primary pl-4 font-title text-ink-soft">
          <Lines lines={block.lines} />
        </blockquote>
      );
    default:
      return (
        <p dir="auto">
          <Lines lines={block.lines} />
        </p>
      );
  }
}

function Lines({ lines }: { lines: readonly (readonly Span[])[] }) {
  return lines.map((spans, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines of one text never move
    <Fragment key={at}>
      {at > 0 && <br />}
      <Spans spans={spans} />
    </Fragment>
  ));
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, strong, emphasis }, at) => {
    // oxlint-disable-next-line react/no-array-index-key -- spans of one line never move
    if (strong) return <strong key={at}>{text}</strong>;
    // oxlint-disable-next-line react/no-array-index-key -- spans of one line never move
    return emphasis ? <em key={at}>{text}</em> : text;
  });
}
