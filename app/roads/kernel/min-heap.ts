/** Four-ary heap of (key, node) in two parallel arrays that only grow; equal keys leave in the order of their nodes. */
export class MinHeap {
  private keys = new Int32Array(1024);
  private nodes = new Int32Array(1024);
  size = 0;

  clear(): void {
    this.size = 0;
  }

  /** Key of the smallest entry. */
  get firstKey(): number {
    return this.keys[0]!;
  }

  push(key: number, node: number): void {
    if (this.size === this.keys.length) this.grow();
    const { keys, nodes } = this;
    let i = this.size++;
    while (i > 0) {
      const parent = (i - 1) >> 2;
      const parentKey = keys[parent]!;
      if (parentKey < key || (parentKey === key && nodes[parent]! <= node)) break;
      keys[i] = parentKey;
      nodes[i] = nodes[parent]!;
      i = parent;
    }
    keys[i] = key;
    nodes[i] = node;
  }

  /** Takes the smallest entry out and returns its node. */
  pop(): number {
    const { keys, nodes } = this;
    const top = nodes[0]!;
    const size = --this.size;
    if (size > 0) {
      const key = keys[size]!;
      const node = nodes[size]!;
      let i = 0;
      for (;;) {
        const first = 4 * i + 1;
        if (first >= size) break;
        let least = first;
        const last = Math.min(first + 4, size);
        for (let c = first + 1; c < last; c++) {
          if (keys[c]! < keys[least]! || (keys[c] === keys[least] && nodes[c]! < nodes[least]!)) least = c;
        }
        if (keys[least]! > key || (keys[least] === key && nodes[least]! >= node)) break;
        keys[i] = keys[least]!;
        nodes[i] = nodes[least]!;
        i = least;
      }
      keys[i] = key;
      nodes[i] = node;
    }
    return top;
  }

  private grow(): void {
    const keys = new Int32Array(this.keys.length * 2);
    const nodes = new Int32Array(this.nodes.length * 2);
    keys.set(this.keys);
    nodes.set(this.nodes);
    this.keys = keys;
    this.nodes = nodes;
  }
}
