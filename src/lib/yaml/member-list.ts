import type { DocumentMember } from '../document/document';

/** Members in order, where those lent by a merge give way to the map's own, which take their places. */
export class MemberList {
  readonly members: DocumentMember[] = [];
  hasMerge = false;
  private readonly places = new Map<string, number>();
  private readonly given = new Set<string>();

  isGiven(key: string): boolean {
    return this.given.has(key);
  }

  give(member: DocumentMember): void {
    const place = this.places.get(member.key) ?? this.members.length;
    this.places.set(member.key, place);
    this.given.add(member.key);
    this.members[place] = member;
  }

  /** Adds a member unless there is one with the same key. */
  lend(member: DocumentMember): void {
    if (this.places.has(member.key)) return;
    this.places.set(member.key, this.members.length);
    this.members.push(member);
  }
}
