/** What stands there at first. */
export const INITIAL_TEXT = 'select field1,field2,field3 from my_table where my_condition;';

/** Texts that show what the tool can do. */
export const SAMPLES = {
  short: INITIAL_TEXT,
  query: `with recent as (select customer_id, sum(total) as spent from orders where ordered_at >= :since group by customer_id having sum(total) > 100)
select c.name, r.spent, case when r.spent > 1000 then 'gold' else 'silver' end as level -- by this year
from customers c join recent r on r.customer_id = c.id where c.country in ('CN','FR') and c.active = true order by r.spent desc limit 20;`,
  template: `select id, name from {{ schema }}.users where id = #{id} {% if active %} and active = \${flag} {% endif %}`,
};
