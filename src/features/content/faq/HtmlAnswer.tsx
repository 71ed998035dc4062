import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { createElement, Fragment, type ReactNode } from "react";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { TextLink } from "#ui/links/TextLink.tsx";
import { HighlightedText } from "../search/HighlightedText.tsx";
import type { IsMatch } from "../search/helpSearch.ts";
import styles from "./Question.module.css";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that stay, without their attributes. Of other elements only the content stays. */
const keptElements = new Set(["p", "br", "strong", "b", "em", "i", "ul", "ol", "li"]);

/** Elements whose content becomes a separate paragraph. */
const blockElements = new Set([
  "div",
  "section",
  "article",
  "blockquote",
  "figure",
  "dt",
  "dd",
  "tr",
  "td",
  "th",
]);

/** Elements whose content is no text for a reader. */
const droppedElements = new Set([
  "script",
  "style",
  "template",
  "iframe",
  "noscript",
  "textarea",
  "title",
  "svg",
  "math",
]);

export interface AnswerProps {
  answer: string;
  isMatch: IsMatch | undefined;
}

/**
 * An answer in HTML, reduced to simple elements and safe links. The browser's own parser would need an exception from the
 * content security policy. React's elements cannot run scripts of an answer.
 */
export function HtmlAnswer({ answer: html, isMatch }: AnswerProps) {
  const hasBlocks = /<(p|div|ul|ol|h[1-6])\b/i.test(html);
  const paragraphs = hasBlocks ? [html] : html.split(/\n\s*\n/).map((paragraph) => `<p>${paragraph}</p>`);
  const { childNodes } = parseFragment(paragraphs.join(""));
  return <div className={styles["html"]}>{renderNodes(childNodes, isMatch)}</div>;
}

function renderNodes(nodes: readonly Node[], isMatch: IsMatch | undefined): ReactNode[] {
  return nodes.map((node, index) => {
    const key = `${index} ${node.nodeName}`;
    return <Fragment key={key}>{renderNode(node, isMatch)}</Fragment>;
  });
}

function renderNode(node: Node, isMatch: IsMatch | undefined): ReactNode {
  if ("value" in node) return <HighlightedText text={node.value} isMatch={isMatch} />;
  if (!("tagName" in node) || droppedElements.has(node.tagName)) return null;
  if (node.tagName === "br") return <br />;
  const content = renderNodes(node.childNodes, isMatch);
  if (keptElements.has(node.tagName)) return createElement(node.tagName, null, ...content);
  if (/^h[1-6]$/.test(node.tagName)) {
    return (
      <p>
        <strong>{content}</strong>
      </p>
    );
  }
  if (blockElements.has(node.tagName)) return <div>{content}</div>;
  const url =
    node.tagName === "a" ? getLinkUrl(node.attrs.find(({ name }) => name === "href")?.value) : undefined;
  return url === undefined ? content : <TextLink href={url}>{content}</TextLink>;
}

function getLinkUrl(href = ""): string | undefined {
  return /^(mailto|tel):/i.test(href) ? href : getSafeUrl(href);
}
