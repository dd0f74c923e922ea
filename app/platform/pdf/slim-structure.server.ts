import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';

const name = (text: string) => PDFName.of(text);
const [K, P, S, PG, A] = [name('K'), name('P'), name('S'), name('Pg'), name('A')];
const NON_STRUCT = name('NonStruct');

/**
 * The browser puts every run of text of a tagged page into a structure element without a meaning of its own, and says
 * on every table cell that it spans one row and one column. Without both the file is a third smaller and a reader's
 * tree is the table itself; what the elements mean, their order and their marked content stay.
 */
export function slimStructure(document: PDFDocument): void {
  const { context, catalog } = document;
  const root = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  if (!root) return;
  const replacedBy = new Map<PDFRef, PDFRef>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    dropDefaultSpans(object);
    if (object.get(S) !== NON_STRUCT || !isLeaf(object)) continue;
    const parent = object.get(P);
    if (parent instanceof PDFRef && parent !== catalog.get(name('StructTreeRoot')))
      replacedBy.set(ref, parent);
  }
  for (const [leafRef] of replacedBy) {
    const leaf = context.lookup(leafRef, PDFDict);
    const parent = context.lookup(leaf.get(P), PDFDict);
    replaceKid(document, parent, leafRef, leaf);
  }
  // Leaves hang on what is no leaf, so one step leads to the element that stays.
  const tree = root.lookupMaybe(name('ParentTree'), PDFDict)?.lookupMaybe(name('Nums'), PDFArray);
  for (let index = 1; tree && index < tree.size(); index += 2) {
    const owners = tree.lookupMaybe(index, PDFArray);
    for (let at = 0; owners && at < owners.size(); at += 1) {
      const owner = owners.get(at);
      const kept = owner instanceof PDFRef ? replacedBy.get(owner) : undefined;
      if (kept) owners.set(at, kept);
    }
  }
  for (const ref of replacedBy.keys()) context.delete(ref);
}

/** Only marked content inside, no further element. */
function isLeaf(element: PDFDict): boolean {
  const kids = element.get(K);
  if (element.has(name('ID')) || element.has(name('Alt')) || element.has(name('ActualText'))) return false;
  if (kids instanceof PDFNumber) return true;
  if (kids instanceof PDFDict) return kids.get(name('MCID')) !== undefined;
  return (
    kids instanceof PDFArray &&
    kids.size() > 0 &&
    kids
      .asArray()
      .every(
        (kid) => kid instanceof PDFNumber || (kid instanceof PDFDict && kid.get(name('MCID')) !== undefined),
      )
  );
}

const kidsOf = (element: PDFDict): PDFObject[] => {
  const kids = element.get(K);
  return kids === undefined ? [] : kids instanceof PDFArray ? kids.asArray() : [kids];
};

/** The leaf's marked content in the place of the leaf; a page that is not the parent's own is named with it. */
function replaceKid(document: PDFDocument, parent: PDFDict, leafRef: PDFRef, leaf: PDFDict): void {
  const page = leaf.get(PG);
  if (page && !parent.has(PG)) parent.set(PG, page);
  const isSamePage = page === undefined || parent.get(PG) === page;
  const content = kidsOf(leaf).map((kid) =>
    isSamePage || !(kid instanceof PDFNumber)
      ? kid
      : document.context.obj({ Type: 'MCR', Pg: page, MCID: kid }),
  );
  const kids = kidsOf(parent).flatMap((kid) => (kid === leafRef ? content : [kid]));
  const [only] = kids;
  parent.set(K, kids.length === 1 && only ? only : document.context.obj(kids));
}

function dropDefaultSpans(element: PDFDict): void {
  const attributes = element.get(A);
  if (!(attributes instanceof PDFArray)) return;
  const kept = attributes.asArray().filter((entry) => !(entry instanceof PDFDict && isDefaultSpan(entry)));
  if (kept.length === attributes.size()) return;
  const [only] = kept;
  if (kept.length === 0) element.delete(A);
  else element.set(A, kept.length === 1 && only ? only : element.context.obj(kept));
}

function isDefaultSpan(attribute: PDFDict): boolean {
  return ['RowSpan', 'ColSpan'].some((key) => {
    const span = attribute.get(name(key));
    return span instanceof PDFNumber && span.asNumber() === 1 && attribute.keys().length === 2;
  });
}
