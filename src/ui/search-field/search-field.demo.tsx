import { useState } from 'react';
import { SearchField } from './search-field';

export default function SearchFieldDemo() {
  const [query, setQuery] = useState('');
  return <SearchField label="Search" placeholder="A name or a number" value={query} onChange={setQuery} />;
}
