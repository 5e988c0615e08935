import type { DocumentMember } from '../document/document';

/** Members in order, where those lent by a merge give way to the map's own, which take their places. */
export class MemberList {
  readonly members: DocumentMember[] = [];
  hasMerge = false;
  private readonly places = new Map<string, number>();
  private readonly given = new Set<string>();

  isGiven(identity: string): boolean {
    return this.given.has(identity);
  }

  /** Adds a member; of those with the same identity there is one only. */
  give(member: DocumentMember, identity: string): void {
    const place = this.places.get(identity) ?? this.members.length;
    this.places.set(identity, place);
    this.given.add(identity);
    this.members[place] = member;
  }

  /** Adds a member unless there is one with the same identity. */
  lend(member: DocumentMember, identity: string): void {
    if (this.places.has(identity)) return;
    this.places.set(identity, this.members.length);
    this.members.push(member);
  }
}
