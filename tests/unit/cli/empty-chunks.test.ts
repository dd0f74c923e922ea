import { describe, expect, it } from 'vitest';
import { isEmptyChunk, withoutImports } from '../../../app/cli/empty-chunks.mjs';

const EMPTY =
  'import{b as o}from"/build/_shared/chunk-1.js";var p=o((r,e)=>{"use strict";e.exports={}});export{p as a};\n';

describe('chunks of nothing', () => {
  it('are known, and nothing else is taken for one', () => {
    expect(isEmptyChunk(EMPTY)).toBe(true);
    expect(isEmptyChunk(EMPTY.replace('e.exports={}', 'e.exports={a:1}'))).toBe(false);
    expect(isEmptyChunk(`${EMPTY}console.log(1)`)).toBe(false);
    expect(isEmptyChunk('import{a}from"/build/_shared/chunk-1.js";export{a};')).toBe(false);
  });

  it('are asked for by nobody, and what was called from them is still there to be called', () => {
    const text =
      'import{a as s}from"/x/empty.js";import"/x/empty.js";import{a as t,b}from"/x/full.js";import"/x/full.js";var n=c(s(),1);';
    const changed = withoutImports(text, new Set(['/x/empty.js']));
    expect(changed).toBe(
      'const s=()=>({});import{a as t,b}from"/x/full.js";import"/x/full.js";var n=c(s(),1);',
    );
  });
});
